import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Cached } from '#hooks/testing/office.test-data.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Renders a part of a screen with the query cache and a router without routes. */
export function draw(children: ReactNode) {
  return render(
    <Cached>
      {/* The type of the app's router names its routes. */}
      <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
    </Cached>,
  )
}
