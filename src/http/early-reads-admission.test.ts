// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { grant, token } from '#session/local-server.ts'
import { closePage, list, save } from './calls.test-data.ts'
import { type EarlyPage, openEarlyPage } from './early-reads.test-data.ts'
import { firstReadsKey } from './early-reads.ts'

let page: EarlyPage
let server: EarlyPage['server']

beforeEach(async () => {
  page = await openEarlyPage()
  ;({ server } = page)
})
afterEach(() => closePage(page))

/** How many reads a load of the page sends early. */
async function earlyCount(): Promise<number> {
  const { earlyReads } = await page.reload()
  return (await earlyReads()).size
}

test('sends nothing for another address, for another user and after a sign-out', async () => {
  await page.remember(...page.reads)
  const remembered = localStorage.getItem(firstReadsKey) ?? ''
  vi.stubGlobal('location', { origin: server.origin, pathname: '/brands', search: '' })
  expect(await earlyCount()).toBe(0)
  vi.stubGlobal('location', { origin: server.origin, pathname: '/brands', search: '?page=2' })
  expect(await earlyCount()).toBe(2)
  localStorage.setItem(firstReadsKey, remembered.replace('"u1"', '"u2"'))
  expect(await earlyCount()).toBe(0)
  localStorage.setItem(firstReadsKey, remembered)
  const { session } = await page.reload()
  await session.start()
  await session.signOut()
  expect(localStorage.getItem(firstReadsKey)).toBeNull()
  localStorage.setItem(firstReadsKey, remembered)
  expect(await earlyCount()).toBe(0)
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
  await page.remember(...page.reads)
  server.reply('/idp/token', answer)
  await page.session.renew()
  expect(await earlyCount()).toBe(0)
})

test('remembers and sends no write', async () => {
  const { endFirstReads } = await import('./first-reads.ts')
  server.reply(save.path, () => Response.json({}))
  for (const method of ['PUT', 'POST', 'DELETE'] as const) await page.send({ ...save, method })
  await endFirstReads('/brands?page=2')
  expect(localStorage.getItem(firstReadsKey)).toBeNull()
  await page.remember(`PUT ${server.origin}${save.path}`, `DELETE ${server.origin}${list.path}`)
  expect(await earlyCount()).toBe(0)
})

const stored = (parts: object) => JSON.stringify({ subject: 'u1', userKey: 'x', reads: {}, ...parts })

test.each([
  '{',
  '[]',
  stored({ reads: { '/brands?page=2': 7 } }),
  stored({ reads: { '/brands?page=2': [7] } }),
  stored({ reads: 7 }),
  stored({ userKey: 7, reads: { '/brands?page=2': ['GET /'] } }),
])('sends nothing where %s is stored', async (text) => {
  localStorage.setItem(firstReadsKey, text)
  expect(await earlyCount()).toBe(0)
})
