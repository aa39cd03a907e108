// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstReadsKey } from '#session/first-reads.ts'
import { grant, token } from '#session/local-server.ts'
import { closePage, list, save } from './calls.test-data.ts'
import { type EarlyPage, openEarlyPage, pageRead } from './early-reads.test-data.ts'

let server: EarlyPage['server']
let send: EarlyPage['send']
let session: EarlyPage['session']
let remember: EarlyPage['remember']
let start: EarlyPage['start']
let reload: EarlyPage['reload']
let isSentEarly: EarlyPage['isSentEarly']

beforeEach(async () => {
  ;({ server, send, session, remember, start, reload, isSentEarly } = await openEarlyPage())
})
afterEach(() => closePage({ server }))

test('sends nothing for another address, for another user and after a sign-out', async () => {
  vi.stubGlobal('location', { origin: server.origin, pathname: '/brands', search: '' })
  await reload()
  expect(await isSentEarly()).toBe(false)
  vi.stubGlobal('location', { origin: server.origin, pathname: '/brands', search: '?page=2' })
  const remembered = localStorage.getItem(firstReadsKey) ?? ''
  localStorage.setItem(firstReadsKey, remembered.replace('"u1"', '"u2"'))
  await start()
  expect(await isSentEarly()).toBe(false)
  localStorage.setItem(firstReadsKey, remembered)
  await start()
  expect(await isSentEarly()).toBe(true)
  await session.signOut()
  expect(localStorage.getItem(firstReadsKey)).toBeNull()
  localStorage.setItem(firstReadsKey, remembered)
  await start()
  expect(await isSentEarly()).toBe(false)
})

test.each([
  ['whose renewal is due', () => grant('admin', 100)],
  ['whom only the look-up of the user may admit', () => grant('business')],
  ['without a permission', () => grant('guest')],
  [
    'who must change the password',
    async () => {
      const access_token = await token('admin', 3600, 'u1', { must_change_password: true })
      return Response.json({ access_token, refresh_token: 'r', expires_in: 3600, token_type: 'DPoP' })
    },
  ],
] as const)('sends nothing for a user %s', async (_which, answer) => {
  await remember(pageRead)
  server.reply('/idp/token', answer)
  await session.renew()
  await start()
  expect(await isSentEarly()).toBe(false)
})

test('sends no write, whatever is stored', async () => {
  const { takeEarlyRead } = await import('./first-reads.ts')
  await remember(save, { ...pageRead, method: 'DELETE' })
  await start()
  for (const { method, path } of [save, { ...pageRead, method: 'DELETE' }]) {
    const request = new Request(server.origin + path, { method, headers: { Accept: 'application/json' } })
    expect(await takeEarlyRead(request, session.storedUser()?.token ?? '')).toBeNull()
  }
})

const stored = (parts: object) => JSON.stringify({ subject: 'u1', config: {}, reads: {}, ...parts })

test.each([
  '{',
  '[]',
  stored({ reads: { '/brands?page=2': 7 } }),
  stored({ reads: 7 }),
  stored({ config: 7 }),
])('sends nothing where %s is stored', async (text) => {
  localStorage.setItem(firstReadsKey, text)
  await start()
  expect(await send(pageRead)).toEqual({ data: [] })
  expect(server.to(list.path)).toHaveLength(1)
})
