// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { onSessionEnded } from '#http/expiry.ts'
import { clearRefusal, hasRefusal } from '#screens/frame/refusal.ts'
import { grant, token } from '#session/local-server.ts'
import { takeReturnPath } from '#session/return-path.ts'
import { session } from '#session/session.ts'
import { signIn } from '#session/sign-in.ts'
import { loginGuard } from './login-guard.ts'
import { privateGuard } from './private-guard.ts'

const { answer, grants } = office()
const lookup = '/api/auth/valid/token'
const lan = { username: 'lan', password: 'bí-mật' }
const signedInAs = async (permission: string) => {
  grants(() => grant(permission))
  await signIn(lan, permission === 'superadmin' ? 'admin' : 'login')
}
const enter = (preload = false, pathname = '/brands') =>
  privateGuard({ location: { href: `${pathname}?page=2`, pathname }, preload } as Parameters<
    typeof privateGuard
  >[0]).then(
    () => 'enters',
    ({ options }: { options: { to: string } }) => options.to,
  )
const onFrom = (isPrivatePath: (path: string) => boolean) =>
  loginGuard({ context: { isPrivatePath } }).then(
    () => 'stays',
    ({ options }: { options: { href: string } }) => options.href,
  )

beforeEach(() => {
  clearRefusal()
  sessionStorage.clear()
})

test('enters an admin while the lookup is pending', async () => {
  await signedInAs('admin')
  answer(lookup, () => new Promise<Response>(() => {}))
  expect(await enter()).toBe('enters')
})

test('waits for the lookup of a business user, which may differ from the token', async () => {
  await signedInAs('business')
  answer(lookup, { data: { id: 'u1', permission: 'admin' } })
  expect(await enter()).toBe('enters')
})

test('signs out a user that the lookup refuses, with a notice on the admin sign-in page', async () => {
  await signedInAs('business')
  answer(lookup, { data: { id: 'u1', permission: 'business' } })
  expect(await enter()).toBe('/admin/login')
  expect([session.current(), hasRefusal()]).toEqual([null, true])
})

test('a business user whose lookup is answered with 401 stays, under the expired dialog', async () => {
  await signedInAs('business')
  const opened = vi.fn()
  const stop = onSessionEnded(opened)
  answer(lookup, () => Response.json({ code: 0 }, { status: 401 }))
  expect(await enter()).toBe('enters')
  expect([opened.mock.calls.length, hasRefusal()]).toEqual([1, false])
  stop()
})

test('enters only the password page before a required change, and any page after it', async () => {
  const access_token = await token('admin', 3600, 'u1', { must_change_password: true })
  grants(async () =>
    Response.json({ access_token, refresh_token: 'r', expires_in: 3600, token_type: 'DPoP' }),
  )
  await signIn(lan, 'login')
  answer(lookup, { data: { id: 'u1', permission: 'admin', must_change_password: true } })
  expect(await enter()).toBe('/user/password')
  expect(takeReturnPath(() => true)).toBe('/brands?page=2')
  expect(await enter(false, '/user/password')).toBe('enters')
  cache.clear()
  answer(lookup, { data: { id: 'u1', permission: 'admin' } })
  expect(await enter()).toBe('enters')
  cache.clear()
  answer(lookup, () => Response.json({}, { status: 503 }))
  expect(await enter(), 'without an answer the claim of the permission decides').toBe('enters')
})

test('signs out a user that the server does not find, without a notice', async () => {
  await signedInAs('business')
  answer(lookup, { data: null })
  expect(await enter()).toBe('/login')
  expect([session.current(), hasRefusal()]).toEqual([null, false])
})

test('redirects a visitor to the sign-in and back; a preload stores no return path', async () => {
  await session.signOut()
  expect(await enter(true)).toBe('/login')
  expect(takeReturnPath(() => true)).toBeNull()
  expect(await enter()).toBe('/login')
  await signedInAs('admin')
  expect(await onFrom((path) => path.startsWith('/brands'))).toBe('/brands?page=2')
  expect(await onFrom(() => true)).toBe('/')
})

test('ignores a return path that is not a page of the app', async () => {
  await session.signOut()
  expect(await onFrom(() => true)).toBe('stays')
  await enter()
  await signedInAs('admin')
  expect(await onFrom(() => false)).toBe('/')
})

test('enters without a redirect if the renewal fails because of the network', async () => {
  grants(async () =>
    Response.json({
      access_token: await token('admin', 1),
      refresh_token: 'r',
      expires_in: 1,
      token_type: 'DPoP',
    }),
  )
  await signIn(lan, 'login')
  grants(async () => Response.json({}, { status: 503 }))
  await new Promise((passed) => setTimeout(passed, 1100))
  expect(session.current()).toBeNull()
  expect(await enter()).toBe('enters')
})
