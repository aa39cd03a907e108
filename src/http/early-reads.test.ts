// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configFor } from '#session/local-server.ts'
import { closePage, failure, list } from './calls.test-data.ts'
import { type EarlyPage, lookup, openEarlyPage, pageRead } from './early-reads.test-data.ts'

let page: EarlyPage
let server: EarlyPage['server']
let remember: EarlyPage['remember']
let reload: EarlyPage['reload']
let reads: EarlyPage['reads']

beforeEach(async () => {
  page = await openEarlyPage()
  ;({ server, remember, reload, reads } = page)
})
afterEach(() => closePage(page))

const counts = () => [server.to(list.path).length, server.to(lookup.path).length]

/** Holds the responses at paths back until they are released. */
function hold(...paths: readonly string[]) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const path of paths) server.reply(path, () => released.then(() => Response.json({ data: 'late' })))
  return () => release()
}

test('sends the reads of the last load at once, and the same calls take their responses over', async () => {
  const { endFirstReads } = await import('./first-reads.ts')
  for (const read of [lookup, pageRead]) await page.send(read)
  await endFirstReads('/brands?page=2')
  const { send, session } = await reload()
  await vi.waitFor(() => expect(counts()).toEqual([2, 2]))
  const [, early] = server.to(list.path)
  expect(early?.search).toBe('?page=2')
  expect(early?.headers.get('authorization')).toBe(`Bearer ${page.session.current()?.token}`)
  expect(early?.headers.get('lang')).toBe('vi')
  expect(early?.proof).toMatchObject({ htm: 'GET', htu: `${server.origin}${list.path}` })
  await session.start()
  expect(await Promise.all([send(pageRead), send(lookup)])).toEqual([{ data: [] }, { data: { id: 1 } }])
  expect(counts()).toEqual([2, 2])
})

test('takes a response once, and only for the same request', async () => {
  await remember(...reads)
  const { send } = await reload()
  await send({ ...pageRead, query: { page: 3 } })
  await send(pageRead, { cache: 'no-store' })
  const before = server.to(list.path).length
  expect(await send(pageRead)).toEqual({ data: [] })
  expect(server.to(list.path)).toHaveLength(before)
  await send(pageRead)
  expect(server.to(list.path)).toHaveLength(before + 1)
})

test('takes nothing over once the page has loaded', async () => {
  await remember(...reads)
  const { send, endFirstReads } = await reload()
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(1))
  await endFirstReads('/brands?page=2')
  await send(pageRead)
  expect(server.to(list.path)).toHaveLength(2)
})

test('sends the reads before the configuration has arrived', async () => {
  await remember(...reads)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.reply('/config.json', () => answered.then(() => Response.json(configFor(server.origin))))
  const { send } = await reload()
  await vi.waitFor(() => expect(counts()).toEqual([1, 1]))
  answer()
  expect(await Promise.all([send(pageRead), send(lookup)])).toEqual([{ data: [] }, { data: { id: 1 } }])
  expect(counts()).toEqual([1, 1])
})

test('takes no response over from another base address than that of the configuration', async () => {
  await remember(...reads)
  server.reply('/config.json', () => Response.json({ ...configFor(server.origin), apiBase: '/v2' }))
  server.reply(`/v2${list.path}`, () => Response.json({ data: ['v2'] }))
  const { send } = await reload()
  expect(await send(pageRead)).toEqual({ data: ['v2'] })
})

test('sends a call with a renewed token itself', async () => {
  await remember(...reads)
  const { send, session } = await reload()
  await session.start()
  await session.renew()
  await send(pageRead)
  const [early, own] = server.to(list.path).map(({ headers }) => headers.get('authorization'))
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
  await remember(...reads)
  const { send } = await reload()
  expect(await send(pageRead)).toEqual({ data: [1] })
  expect(server.to(list.path)).toHaveLength(2)
  await send(pageRead)
  expect(server.to(list.path)).toHaveLength(3)
})

test('counts a failed early read as the first attempt of the call', async () => {
  server.reply(list.path, () => Response.json({}, { status: 503 }))
  await remember(...reads)
  const { send } = await reload()
  expect(await failure(send(pageRead))).toMatchObject({ status: 503 })
  expect(server.to(list.path)).toHaveLength(3)
})

test('counts an early read torn off in the middle as the first attempt of the call', async () => {
  vi.spyOn(console, 'error').mockReturnValue() // the server logs the broken stream
  const torn = () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError()) }))
  server.reply(list.path, () => (server.to(list.path).length < 2 ? torn() : Response.json({ data: [1] })))
  await remember(...reads)
  const { send } = await reload()
  expect(await send(pageRead)).toEqual({ data: [1] })
  expect(server.to(list.path)).toHaveLength(2)
})

test('an abort ends a call that waits for an early response', async () => {
  await remember(...reads)
  const release = hold(list.path)
  const { send } = await reload()
  const caller = new AbortController()
  const sent = failure(send(pageRead, { signal: caller.signal }))
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(1))
  caller.abort()
  expect(await sent).toMatchObject({ name: 'AbortError' })
  release()
})

test('an abort ends a call before it takes a response over, and while its body arrives', async () => {
  let end = () => {}
  const rest = new Promise<void>((resolve) => {
    end = resolve
  })
  const body = new ReadableStream({
    async start(stream) {
      stream.enqueue(new TextEncoder().encode('{"data":'))
      await rest
      stream.close()
    },
  })
  server.reply(list.path, () => new Response(body))
  await remember(...reads)
  const { send } = await reload()
  await expect(send(pageRead, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  const caller = new AbortController()
  const sent = send(pageRead, { signal: caller.signal })
  await expect.poll(() => server.to(list.path)).toHaveLength(1)
  caller.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  end()
})

test('ends the session with an early read that is refused with 401', async () => {
  await remember(...reads)
  server.reply(list.path, () => new Response(null, { status: 401 }))
  const { send } = await reload()
  expect(await failure(send(pageRead))).toMatchObject({ name: 'SessionEnded' })
  expect(server.to(list.path)).toHaveLength(1)
})
