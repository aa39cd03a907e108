// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closePage, failure, list, openPage, type Page, save } from './calls.test-data.ts'

let page: Page
beforeEach(async () => {
  page = await openPage()
})
afterEach(() => closePage(page))

const refusal = (error: string, headers: Readonly<Record<string, string>>) =>
  new Response(null, { status: 401, headers: { ...headers, 'WWW-Authenticate': `DPoP error="${error}"` } })

const dateIn = (ms: number) => ({ Date: new Date(Date.now() + ms).toUTCString() })

/** Two reads and a write at the same time. */
const sendThree = () =>
  Promise.allSettled([page.send(list), page.send({ ...list, query: { page: 2 } }), page.send(save)])

const carriedOut = { status: 'fulfilled', value: { data: 1 } }

test('calls that were sent together all learn a new nonce', async () => {
  for (const { path } of [list, save]) {
    page.server.reply(path, ({ proof }) =>
      proof.nonce === 'n1' ? Response.json({ data: 1 }) : refusal('use_dpop_nonce', { 'DPoP-Nonce': 'n1' }),
    )
  }
  expect(await sendThree()).toEqual([carriedOut, carriedOut, carriedOut])
})

test('calls that were sent together all learn the clock of the server', async () => {
  const ahead = 600_000
  for (const { path } of [list, save]) {
    page.server.reply(path, ({ proof }) =>
      Math.abs(Number(proof.iat) * 1000 - Date.now() - ahead) < 60_000
        ? Response.json({ data: 1 })
        : refusal('invalid_dpop_proof', dateIn(ahead)),
    )
  }
  expect(await sendThree()).toEqual([carriedOut, carriedOut, carriedOut])
})

test.each([0, 12])(
  'a write is not sent again when its copy is refused as a replay, %i s off',
  async (off) => {
    let done = 0
    page.server.reply(save.path, () => {
      done += 1
      return done === 1 ? refusal('invalid_dpop_proof', dateIn(off * 1000)) : Response.json({ data: 1 })
    })
    expect(await failure(page.send(save))).toMatchObject({ why: 'network', maybeDone: true })
    expect(done).toBe(1)
  },
)
