// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configFor } from '#session/local-server.ts'
import { closePage, failure, list } from './calls.test-data.ts'
import { type EarlyPage, lookup, openEarlyPage, pageRead } from './early-reads.test-data.ts'

let server: EarlyPage['server']
let send: EarlyPage['send']
let session: EarlyPage['session']
let remember: EarlyPage['remember']
let start: EarlyPage['start']
let reload: EarlyPage['reload']

beforeEach(async () => {
  ;({ server, send, session, remember, start, reload } = await openEarlyPage())
})
afterEach(() => closePage({ server }))

/** Starts the session of newly loaded modules; returns their `send`. */
async function startedApp() {
  await (await import('#session/session.ts')).session.start()
  return (await import('./send.ts')).send
}

test('sends the reads of the last load at once, and the same calls take their responses over', async () => {
  await reload()
  await vi.waitFor(() => {
    expect([server.to(list.path).length, server.to(lookup.path).length]).toEqual([2, 2])
  })
  const [, early] = server.to(list.path)
  expect(early?.search).toBe('?page=2')
  expect(early?.headers.get('authorization')).toBe(`Bearer ${session.current()?.token}`)
  expect(early?.headers.get('lang')).toBe('vi')
  expect(early?.proof).toMatchObject({ htm: 'GET', htu: `${server.origin}${list.path}` })
  expect(await Promise.all([send(pageRead), send(lookup)])).toEqual([{ data: [] }, { data: { id: 1 } }])
  expect([server.to(list.path).length, server.to(lookup.path).length]).toEqual([2, 2])
})

test('resolves when the requests have left, before they are answered', async () => {
  await remember(lookup, pageRead)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  for (const { path } of [lookup, pageRead]) server.reply(path, () => answered.then(() => Response.json({})))
  const { sent } = await start()
  await sent
  await vi.waitFor(() => {
    expect([server.to(list.path).length, server.to(lookup.path).length]).toEqual([1, 1])
  })
  answer()
})

test('takes a response once, and only for the same request', async () => {
  await reload()
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(2))
  await send({ ...pageRead, query: { page: 3 } })
  expect(await send(pageRead)).toEqual({ data: [] })
  expect(server.to(list.path).map(({ search }) => search)).toEqual(['?page=2', '?page=2', '?page=3'])
  await send(pageRead)
  expect(server.to(list.path)).toHaveLength(4)
  await start()
  await send(pageRead, { cache: 'no-store' })
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(6))
})

test('takes nothing over once the page has loaded', async () => {
  await reload()
  const { endFirstReads } = await import('./first-reads.ts')
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(2))
  endFirstReads()
  await send(pageRead)
  expect(server.to(list.path)).toHaveLength(3)
})

test('sends the reads before the configuration has arrived', async () => {
  await remember(lookup, pageRead)
  vi.resetModules()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.reply('/config.json', () => answered.then(() => Response.json(configFor(server.origin))))
  const { sent } = await start()
  await sent
  await vi.waitFor(() => {
    expect([server.to(list.path).length, server.to(lookup.path).length]).toEqual([1, 1])
  })
  answer()
  const sendAfter = await startedApp()
  expect(await Promise.all([sendAfter(pageRead), sendAfter(lookup)])).toEqual([
    { data: [] },
    { data: { id: 1 } },
  ])
  expect([server.to(list.path).length, server.to(lookup.path).length]).toEqual([1, 1])
})

test('takes no response over that the configuration of the last load had from elsewhere', async () => {
  await remember(pageRead)
  vi.resetModules()
  server.reply('/config.json', () => Response.json({ ...configFor(server.origin), apiBase: '/v2' }))
  server.reply(`/v2${list.path}`, () => Response.json({ data: ['v2'] }))
  await start()
  const sendAfter = await startedApp()
  expect(await sendAfter(pageRead)).toEqual({ data: ['v2'] })
})

test('sends a call with a renewed token itself', async () => {
  await reload()
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(2))
  await session.renew()
  await send(pageRead)
  const [, early, own] = server.to(list.path).map(({ headers }) => headers.get('authorization'))
  expect(own).toBe(`Bearer ${session.current()?.token}`)
  expect(own).not.toBe(early)
})

test('answers a nonce with another proof, which later calls carry as well', async () => {
  server.reply(list.path, ({ proof }) =>
    proof.nonce === 'n1'
      ? Response.json({ data: [1] })
      : new Response(null, {
          status: 401,
          headers: { 'DPoP-Nonce': 'n1', 'WWW-Authenticate': 'DPoP error="use_dpop_nonce"' },
        }),
  )
  await remember(pageRead)
  await start()
  expect(await send(pageRead)).toEqual({ data: [1] })
  expect(server.to(list.path)).toHaveLength(2)
  await send(pageRead)
  expect(server.to(list.path)).toHaveLength(3)
})

test('counts a failed early read as the first attempt of the call', async () => {
  server.reply(list.path, () => Response.json({}, { status: 503 }))
  await remember(pageRead)
  await start()
  expect(await failure(send(pageRead))).toMatchObject({ status: 503 })
  expect(server.to(list.path)).toHaveLength(3)
})

test('counts an early read torn off in the middle as the first attempt of the call', async () => {
  vi.spyOn(console, 'error').mockReturnValue() // the server logs the broken stream
  const torn = () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError()) }))
  server.reply(list.path, () => (server.to(list.path).length < 2 ? torn() : Response.json({ data: [1] })))
  await remember(pageRead)
  await start()
  expect(await send(pageRead)).toEqual({ data: [1] })
  expect(server.to(list.path)).toHaveLength(2)
})

test('reads the body of an early response before a call takes it over', async () => {
  await remember(pageRead)
  let isRead = false
  const body = new ReadableStream(
    {
      pull: (stream) => {
        isRead = true
        stream.enqueue(new TextEncoder().encode('{"data":[1]}'))
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request | URL) =>
    'url' in request && request.url.includes(list.path) ? new Response(body) : fetch(request),
  )
  await start()
  await vi.waitFor(() => expect(isRead).toBe(true))
})

test('takes over an early response without a body', async () => {
  server.reply(lookup.path, () => new Response(null, { status: 204 }))
  await remember(lookup)
  await start()
  expect(await send(lookup)).toBeNull()
  expect(server.to(lookup.path)).toHaveLength(1)
})

test('ends the session with an early read that is refused with 401', async () => {
  await remember(pageRead)
  server.reply(list.path, () => new Response(null, { status: 401 }))
  await start()
  expect(await failure(send(pageRead))).toMatchObject({ name: 'SessionEnded' })
  expect(server.to(list.path)).toHaveLength(1)
})
