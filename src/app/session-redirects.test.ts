// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { office } from '#hooks/testing/office.test-data.tsx'
import { grant } from '#session/local-server.ts'
import { session } from '#session/session.ts'
import { signIn } from '#session/sign-in.ts'
import type { makeRouter } from './router.tsx'
import { redirectOnSessionChange } from './session-redirects.ts'

const { grants } = office()
const reload = vi.spyOn(location, 'reload').mockReturnValue()
const navigate = vi.fn(() => Promise.resolve())
const invalidate = vi.fn(() => Promise.resolve())
const page = { pathname: '/brands' }
redirectOnSessionChange({
  navigate,
  invalidate,
  state: { location: page },
} as unknown as ReturnType<typeof makeRouter>)

afterEach(() => {
  vi.clearAllMocks()
})

async function signInAs(subject: string) {
  grants(() => grant('admin', 3600, subject))
  await signIn({ username: subject, password: 'bí-mật' }, 'login')
}

test('loads the page again when another user signs in, without the input of the one before', async () => {
  await signInAs('u2')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(navigate.mock.calls).toEqual([[{ to: '/', replace: true, ignoreBlocker: true }]])
})

test('stays on the page when its user signs in again', async () => {
  await signInAs(session.storedUser()?.subject ?? '')
  expect(navigate).not.toHaveBeenCalled()
  expect(invalidate).not.toHaveBeenCalled()
})

test('redirects to the sign-in page at a sign-out, and away from it at a sign-in', async () => {
  await session.signOut()
  expect(navigate.mock.calls).toEqual([[{ to: '/login', replace: true, ignoreBlocker: true }]])
  page.pathname = '/login'
  await signInAs('u3')
  expect(invalidate).toHaveBeenCalledOnce()
  expect(navigate).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})
