// @vitest-environment node
import 'fake-indexeddb/auto'
import { decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endFreshSession, type FreshSession, freshSession, lan } from './fresh-session.test-data.ts'
import { grant } from './local-server.ts'

let server: FreshSession['server']
let session: FreshSession['session']
let signIn: FreshSession['signIn']

beforeEach(async () => {
  ;({ server, session, signIn } = await freshSession())
  const { removeDpopKey } = await import('./dpop-key.ts')
  await removeDpopKey()
})

afterEach(async () => {
  await session.signOut()
  endFreshSession(server)
})

const keyOf = (proof: string | null | undefined) => decodeProtectedHeader(proof ?? '').jwk?.x

/** The key of the next proof of a page that has the modules loaded now. */
async function nextKey() {
  const { dpopProof } = await import('./dpop-fetch.ts')
  return keyOf(await dpopProof('GET', `${server.origin}/api/size`))
}

test.each(['signed-in', 'renewed', 'ended'] as const)(
  'keeps the key of the token although another tab reports “%s” during the sign-in',
  async (why) => {
    server.reply('/idp/token', async () => {
      const { followTab } = await import('./session-state.ts')
      await followTab(why)
      return grant('admin')
    })
    await signIn(lan, 'login')
    const [call] = server.to('/idp/token')
    expect(await nextKey()).toBe(keyOf(call?.headers.get('dpop')))
    vi.resetModules()
    expect(await nextKey(), 'of the next page').toBe(keyOf(call?.headers.get('dpop')))
  },
)

test('a refused sign-in leaves the key of the session of another tab as it is', async () => {
  server.reply('/idp/token', () => grant('admin'))
  await signIn(lan, 'login')
  const key = await nextKey()
  vi.resetModules()
  const { signIn: signInAgain } = await import('./sign-in.ts')
  server.reply('/idp/token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  await expect(signInAgain(lan, 'login')).rejects.toThrow()
  vi.resetModules()
  expect(await nextKey()).toBe(key)
})
