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
import { loginGuard } from './login-guard.ts'
import { privateGuard } from './private-guard.ts'

const { answer, grants } = office()
const lookup = '/api/auth/valid/token'
const lan = { username: 'lan', password: 'bí-mật' }
const signedInAs = async (permission: string) => {
  grants(() => grant(permission))
  await session.signIn(lan, permission === 'superadmin' ? 'admin' : 'login')
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

test('an admin goes ahead while the lookup is on its way', async () => {
  await signedInAs('admin')
  answer(lookup, () => new Promise<Response>(() => {}))
  expect(await enter()).toBe('enters')
})

test('a business user waits for the lookup, which may know better than the token', async () => {
  await signedInAs('business')
  answer(lookup, { data: { id: 'u1', permission: 'admin' } })
  expect(await enter()).toBe('enters')
})

test('whom the lookup refuses is signed out and told so at the other page', async () => {
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

test('a user who must change the password first enters that page alone, and any page once it is changed', async () => {
  const access_token = await token('admin', 3600, 'u1', { must_change_password: true })
  grants(async () =>
    Response.json({ access_token, refresh_token: 'r', expires_in: 3600, token_type: 'DPoP' }),
  )
  await session.signIn(lan, 'login')
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

test('whom the server does not know is merely signed out', async () => {
  await signedInAs('business')
  answer(lookup, { data: null })
  expect(await enter()).toBe('/login')
  expect([session.current(), hasRefusal()]).toEqual([null, false])
})

test('nobody is led to sign in and back; a mere intent keeps no way back', async () => {
  await session.signOut()
  expect(await enter(true)).toBe('/login')
  expect(takeReturnPath(() => true)).toBeNull()
  expect(await enter()).toBe('/login')
  await signedInAs('admin')
  expect(await onFrom((path) => path.startsWith('/brands'))).toBe('/brands?page=2')
  expect(await onFrom(() => true)).toBe('/')
})

test('a way back that is no page of this app is not followed', async () => {
  await session.signOut()
  expect(await onFrom(() => true)).toBe('stays')
  await enter()
  await signedInAs('admin')
  expect(await onFrom(() => false)).toBe('/')
})

test('while the network alone keeps the session from being renewed, nobody is sent away', async () => {
  grants(async () =>
    Response.json({
      access_token: await token('admin', 1),
      refresh_token: 'r',
      expires_in: 1,
      token_type: 'DPoP',
    }),
  )
  await session.signIn(lan, 'login')
  grants(async () => Response.json({}, { status: 503 }))
  await new Promise((passed) => setTimeout(passed, 1100))
  expect(session.current()).toBeNull()
  expect(await enter()).toBe('enters')
})
