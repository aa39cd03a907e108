// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePage, failure, list, openPage, type Page, save } from './calls.test-data.ts'

let server: Page['server']
let send: Page['send']

beforeEach(async () => {
  ;({ server, send } = await openPage())
})
afterEach(() => closePage({ server }))

test.each([502, 503, 504, 429])(
  'a read answered %i goes twice more, each with its own proof',
  async (status) => {
    server.reply(list.path, () =>
      Response.json({}, { status: server.to(list.path).length < 3 ? status : 200 }),
    )
    expect(await send(list)).toEqual({})
    expect(new Set(server.to(list.path).map((call) => call.proof.jti)).size).toBe(3)
  },
)

test('retries a list by POST as a read, and no other POST', async () => {
  for (const path of ['/read', '/write']) {
    server.reply(path, () => {
      return server.to(path).length === 1 ? Response.json({}, { status: 503 }) : Response.json({ rows: [] })
    })
  }
  const request = { base: 'api', method: 'POST', body: {} } as const
  expect(await send({ ...request, path: '/read', isRead: true })).toEqual({ rows: [] })
  expect(await failure(send({ ...request, path: '/write' }))).toMatchObject({ name: 'Refused', status: 503 })
  expect([server.to('/read').length, server.to('/write').length]).toEqual([2, 1])
})

test('a read waits for a short Retry-After and gives up on a long one', async () => {
  server.reply(list.path, () => Response.json({}, { status: 429, headers: { 'Retry-After': '40' } }))
  expect(await failure(send(list))).toMatchObject({ status: 429, text: { with: { seconds: 40 } } })
  expect(server.to(list.path)).toHaveLength(1)
})

test('a read waits no longer for a rate limit than for a Retry-After', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const caller = new AbortController()
  server.reply(list.path, () => Response.json({}, { status: 429, headers: { 'RateLimit-Reset': '3600' } }))
  const failed = failure(send(list, { signal: caller.signal }))
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(1))
  // All other timers are shorter or those of the whole call.
  const wait = () => waits.mock.calls.find(([, ms = 0]) => ms >= 3000 && ms !== 120_000)?.[1]
  await vi.waitFor(() => expect(wait()).toBeLessThanOrEqual(10_000))
  caller.abort()
  await failed
})

test('a call that is aborted before it begins is not sent', async () => {
  await failure(send(list, { signal: AbortSignal.abort() }))
  expect(server.to(list.path)).toEqual([])
})

test('an abort ends the wait for the next attempt of a read', async () => {
  const caller = new AbortController()
  server.reply(list.path, () => Response.json({}, { status: 503, headers: { 'Retry-After': '5' } }))
  const started = vi.spyOn(globalThis, 'setTimeout')
  const stopped = vi.spyOn(globalThis, 'clearTimeout')
  const sent = failure(send(list, { signal: caller.signal }))
  const waits = () => started.mock.calls.findIndex(([, delay]) => delay === 5000)
  await vi.waitFor(() => expect(waits()).not.toBe(-1))
  caller.abort()
  expect(await sent).toMatchObject({ name: 'AbortError' })
  expect(stopped).toHaveBeenCalledWith(started.mock.results[waits()]?.value)
  expect(server.to(list.path)).toHaveLength(1)
})

test('a read is not retried without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  server.reply(list.path, () => Response.json({}, { status: 503 }))
  expect(await failure(send(list))).toMatchObject({ status: 503 })
  expect(server.to(list.path)).toHaveLength(1)
})

test.each(['PUT', 'POST', 'DELETE'] as const)('%s is never repeated', async (method) => {
  server.reply(save.path, () => new Response('<html>bad gateway', { status: 502 }))
  expect(await failure(send({ ...save, method }))).toMatchObject({
    name: 'Refused',
    status: 502,
    maybeDone: true,
  })
  expect(server.to(save.path)).toHaveLength(1)
})
