// @vitest-environment node
import 'fake-indexeddb/auto'
import { decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdStorage } from './held-storage.test-data.ts'
import { grant, localServer } from './local-server.ts'

const lan = { username: 'lan', password: 'bí-mật' }
let server: Awaited<ReturnType<typeof localServer>>

beforeEach(async () => {
  server = await localServer()
  vi.stubGlobal('location', { origin: server.origin })
  server.reply('/idp/token', () => grant('admin'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.close()
})

/** A page of this browser: its session, and the key of its proofs. */
async function page() {
  vi.resetModules()
  const [{ session }, { signIn }, { dpopProof }, { sharedStore }] = await Promise.all([
    import('./session.ts'),
    import('./sign-in.ts'),
    import('./dpop-fetch.ts'),
    import('./shared-store.ts'),
  ])
  await session.start()
  const key = async () => decodeProtectedHeader(await dpopProof('GET', server.origin)).jwk?.x
  const resumed = new Promise<void>((done) => sharedStore.onResumed(done))
  return { session, signIn, key, resumed }
}

test('a page that storage answered too late keeps the stored proof key', async () => {
  const before = await page()
  await before.signIn(lan, 'login')
  const storage = holdStorage()
  const late = await page()
  expect(late.session.current()).toBeNull()
  expect(await late.key()).not.toBe(await before.key())
  storage.letGo()
  await late.resumed
  expect(await (await page()).key(), 'of the next page').toBe(await before.key())
  expect(await late.key(), 'of the same page').toBe(await before.key())
}, 20_000)

test('stores a session that started while storage was silent, with its proof key', async () => {
  const before = await page()
  await before.signIn(lan, 'login')
  const keyBefore = await before.key()
  const storage = holdStorage()
  const late = await page()
  const { token } = await late.signIn(lan, 'login')
  const key = await late.key()
  storage.letGo()
  await late.resumed
  const next = await page()
  expect([next.session.current()?.token, await next.key()]).toEqual([token, key])
  expect(key).not.toBe(keyBefore)
}, 20_000)

test('a page that storage answered too late follows the stored session', async () => {
  const before = await page()
  const { token } = await before.signIn(lan, 'login')
  const storage = holdStorage()
  const late = await page()
  const heard = vi.fn()
  late.session.onChange((now, why) => heard(now?.token, why))
  const { onStorageNotice } = await import('./shared-store.ts')
  const noticed = vi.fn()
  onStorageNotice(noticed)
  expect(noticed).toHaveBeenCalledOnce()
  storage.letGo()
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[token, 'signed-in']]))
  expect(late.session.current()?.token).toBe(token)
  onStorageNotice(() => expect.fail('the notice is no longer true'))
}, 20_000)

test('a session that storage no longer gives is not renewed while its access token lasts', async () => {
  const { session, signIn } = await page()
  const { token } = await signIn(lan, 'login')
  const before = server.to('/idp/token').length
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('silent', 'UnknownError')
  })
  expect((await session.renew())?.token).toBe(token)
  expect(server.to('/idp/token')).toHaveLength(before)
  get.mockRestore()
  expect((await session.renew())?.token).not.toBe(token)
})
