// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { grant, localServer } from './local-server.ts'

let server: Awaited<ReturnType<typeof localServer>>

beforeEach(async () => {
  server = await localServer()
  vi.stubGlobal('location', { origin: server.origin })
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

/** The session as a page that is loaded anew finds it. */
async function loaded() {
  vi.resetModules()
  const { session } = await import('./session.ts')
  await session.start()
  return session
}

test('a page that is loaded anew while a renewal is on its way signs nobody out', async () => {
  const before = await loaded()
  server.reply('/idp/token', () => grant('admin'))
  const { token } = await before.signIn({ username: 'lan', password: 'bí-mật' }, 'login')
  const onItsWay = new Promise<void>((arrived) => {
    server.reply('/idp/token', () => {
      arrived()
      return new Promise<Response>(() => {})
    })
  })
  void before.renew()
  await onItsWay
  // The provider has spent the refresh token; its answer has nobody to go to.
  server.reply('/idp/token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  const after = await loaded()
  expect((await after.renew())?.token).toBe(token)
  expect([after.current()?.token, after.renewable()]).toEqual([token, false])
})

test('a renewal that was refused for another reason excuses no later refusal', async () => {
  const session = await loaded()
  server.reply('/idp/token', () => grant('admin'))
  await session.signIn({ username: 'lan', password: 'bí-mật' }, 'login')
  server.reply('/idp/token', () => Response.json({ error: 'temporarily_unavailable' }, { status: 503 }))
  await session.renew()
  server.reply('/idp/token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  await vi.waitFor(async () => expect(await session.renew()).toBeNull(), { timeout: 15_000, interval: 500 })
}, 20_000)
