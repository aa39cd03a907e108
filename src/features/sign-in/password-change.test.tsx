// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { Cached, held, office } from '#hooks/testing/office.test-data.tsx'
import { currentUserOptions } from '#hooks/user/use-current-user.ts'
import { useUserGuard } from '#screens/frame/use-user-guard.ts'
import { takeReturnPath } from '#session/return-path.ts'
import { privateGuard } from './private-guard.ts'

const { answer } = office()
const lookup = '/api/auth/valid/token'
const admin = { id: 'u1', permission: 'admin' }

/** The private pages that the guard and the current-user lookup lead to. */
function open(address: string) {
  const brands = vi.fn(() => <p>Thương hiệu</p>)
  const root = createRootRoute({ beforeLoad: privateGuard, component: Framed })
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([page('/brands', brands), page('/user/password', () => <p>Đổi mật khẩu</p>)]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  render(
    <Cached>
      <RouterProvider router={router as never} />
    </Cached>,
  )
  return { router, brands }
}

function Framed() {
  useUserGuard()
  return <Outlet />
}

test('redirects from every page to the password page if only the lookup requires a change', async () => {
  const slow = held({ data: { ...admin, must_change_password: true } })
  answer(lookup, slow.reply)
  const { router, brands } = open('/brands?page=2')
  expect(await screen.findByText('Thương hiệu')).toBeTruthy()
  slow.release()
  expect(await screen.findByText('Đổi mật khẩu')).toBeTruthy()
  expect(takeReturnPath(() => true)).toBe('/brands?page=2')
  brands.mockClear()
  await router.navigate({ to: '/brands' })
  expect(router.state.location.pathname).toBe('/user/password')
  expect(brands).not.toHaveBeenCalled()
  answer(lookup, { data: admin })
  await cache.fetchQuery({ ...currentUserOptions(), staleTime: 0 })
  await router.navigate({ to: '/brands' })
  await waitFor(() => expect(screen.getByText('Thương hiệu')).toBeTruthy())
})
