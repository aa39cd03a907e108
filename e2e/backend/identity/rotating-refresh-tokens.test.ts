// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { TEST_PASSWORD } from './demo-accounts.ts'

let back: InProcessBackEnd

beforeAll(async () => {
  back = await startInProcessBackEnd({ ROTATE: 'always' })
}, 60_000)

afterAll(() => back.stop())

const statusOf = async (c: Client) => (await c.call('GET', '/api/session')).status

/** Renews with an earlier refresh token, as a client does that never received the response to its use. */
async function renewWith(c: Client, refreshToken: string) {
  c.refreshToken = refreshToken
  return c.renew()
}

it('renews again with the refresh token of a renewal whose response was lost', async () => {
  const c = await back.signedIn('nguoi-dung-1', TEST_PASSWORD)
  const first = c.refreshToken
  const lost = await c.renew()
  expect([lost.status, lost.body.refresh_token === first]).toEqual([200, false])
  for (let lostAgain = 0; lostAgain < 2; lostAgain += 1) {
    expect((await renewWith(c, first)).status).toBe(200)
  }
  expect((await c.renew()).status).toBe(200)
  expect(await statusOf(c)).toBe(200)
})

it('refuses a refresh token whose successor was used, without ending the newer tokens', async () => {
  const c = await back.signedIn('nguoi-dung-2', TEST_PASSWORD)
  const first = c.refreshToken
  await c.renew()
  await c.renew()
  const newest = c.refreshToken
  for (let uses = 0; uses < 2; uses += 1) {
    expect((await renewWith(c, first)).body.error).toBe('invalid_grant')
  }
  expect(await statusOf(c)).toBe(200)
  expect((await renewWith(c, newest)).status).toBe(200)
  expect(await statusOf(c)).toBe(200)
})

it('ends the session when a spent refresh token is revoked (RFC 7009)', async () => {
  const c = await back.signedIn('nguoi-dung-3', TEST_PASSWORD)
  const first = c.refreshToken
  await c.renew()
  await c.renew()
  const body = new URLSearchParams({ token: first, client_id: 'admin' })
  expect((await fetch(`${back.base}/idp/token/revocation`, { method: 'POST', body })).status).toBe(200)
  expect(await statusOf(c)).toBe(401)
  expect((await c.renew()).body.error).toBe('invalid_grant')
})
