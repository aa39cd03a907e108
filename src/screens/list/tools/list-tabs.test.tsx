// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { screenState } from '#screens/href.ts'
import { ResourceContext } from '#screens/resource-context.ts'
import { ListTabs } from './list-tabs.tsx'

office()
const mine = { name: 'Của tôi', query: 'search=An', columns: ['author', 'position'] }
const shared = { name: 'Hàng mới', query: 'search=moi', columns: null, id: 'a1' }
const savedViews = {
  views: [mine],
  team: [shared],
  all: [mine, shared],
  first: '',
  setViews: () => {},
  setTeam: () => {},
  setFirst: () => {},
}

test('gives the saved view with its columns to a click that opens it here, not in another tab', async () => {
  const onOpen = vi.fn()
  const component = () => (
    <ResourceContext value={thing}>
      <ListTabs state={screenState(thing, {})} savedViews={savedViews} onOpen={onOpen} />
    </ResourceContext>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ['/things'] }),
  })
  render(
    <Cached>
      <RouterProvider router={router} />
    </Cached>,
  )
  const tab = await screen.findByRole('link', { name: 'Của tôi' })
  expect(screen.getByRole('link', { name: 'Hàng mới của nhóm' }).getAttribute('href')).toMatch(/search=moi$/)
  fireEvent.click(tab, { ctrlKey: true })
  expect(onOpen).not.toHaveBeenCalled()
  fireEvent.click(tab)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(mine)
})
