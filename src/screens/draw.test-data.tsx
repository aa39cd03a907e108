import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { Cached } from '#hooks/testing/office.test-data.tsx'
import { ResourceContext } from './resource-context.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Renders a part of the screen of a resource with the query cache and a router without routes. */
export function draw(children: ReactNode, resource: Resource | null = null) {
  return render(
    <Cached>
      {/* The type of the app's router names its routes. */}
      <RouterContextProvider router={router as never}>
        <ResourceContext value={resource}>{children}</ResourceContext>
      </RouterContextProvider>
    </Cached>,
  )
}
