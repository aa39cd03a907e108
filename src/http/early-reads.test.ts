// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FirstRead, firstReadsKey } from '#session/first-reads.ts'
import { configFor, grant, token } from '#session/local-server.ts'
import { closePage, failure, list, openPage, type Page, save } from './calls.test-data.ts'

const lookup = { base: 'api', method: 'POST', path: '/api/auth/valid/token' } as const
const page = { ...list, query: { page: 2 } }
let server: Page['server']
let send: Page['send']
let session: Page['session']

beforeEach(async () => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  ;({ server, send, session } = await openPage())
  vi.stubGlobal('location', { origin: server.origin, pathname: '/brands', search: '?page=2' })
  server.reply(list.path, () => Response.json({ data: [] }))
  server.reply(lookup.path, () => Response.json({ data: { id: 1 } }))
})
afterEach(() => closePage({ server }))

/** Loads the page once, so that its reads are remembered, and begins the next load. */
async function reload() {
  const { endFirstReads } = await import('./first-reads.ts')
  for (const read of [lookup, page]) await send(read)
  await remember(...endFirstReads())
  await start()
}

/** Begins a load of the page. */
async function start() {
  const { sendEarlyReads } = await import('./early-reads.ts')
  return { sent: sendEarlyReads() }
}

/** Starts the session of newly loaded modules; returns their `send`. */
async function startedApp() {
  await (await import('#session/session.ts')).session.start()
  return (await import('./send.ts')).send
}

/** Whether the load has sent the list early. */
async function isSentEarly() {
  const { takeEarlyRead } = await import('./first-reads.ts')
  const request = new Request(`${server.origin}${list.path}?page=2`, {
    headers: { Accept: 'application/json' },
  })
  return (await takeEarlyRead(request, session.storedUser()?.token ?? '')) !== null
}

/** Remembers reads of the page as a load of it would. */
async function remember(...reads: FirstRead[]) {
  const { storeFirstReads } = await import('#session/store-first-reads.ts')
  const { config } = await import('#session/config.ts')
  storeFirstReads({ subject: 'u1', config: await config() }, '/brands?page=2', reads)
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
  expect(await Promise.all([send(page), send(lookup)])).toEqual([{ data: [] }, { data: { id: 1 } }])
  expect([server.to(list.path).length, server.to(lookup.path).length]).toEqual([2, 2])
})

test('resolves when the requests have left, before they are answered', async () => {
  await remember(lookup, page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  for (const { path } of [lookup, page]) server.reply(path, () => answered.then(() => Response.json({})))
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
  await send({ ...page, query: { page: 3 } })
  expect(await send(page)).toEqual({ data: [] })
  expect(server.to(list.path).map(({ search }) => search)).toEqual(['?page=2', '?page=2', '?page=3'])
  await send(page)
  expect(server.to(list.path)).toHaveLength(4)
  await start()
  await send(page, { cache: 'no-store' })
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(6))
})

test('takes nothing over once the page has loaded', async () => {
  await reload()
  const { endFirstReads } = await import('./first-reads.ts')
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(2))
  endFirstReads()
  await send(page)
  expect(server.to(list.path)).toHaveLength(3)
})

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
  await remember(page)
  server.reply('/idp/token', answer)
  await session.renew()
  await start()
  expect(await isSentEarly()).toBe(false)
})

test('sends no write, whatever is stored', async () => {
  const { takeEarlyRead } = await import('./first-reads.ts')
  await remember(save, { ...page, method: 'DELETE' })
  await start()
  for (const { method, path } of [save, { ...page, method: 'DELETE' }]) {
    const request = new Request(server.origin + path, { method, headers: { Accept: 'application/json' } })
    expect(await takeEarlyRead(request, session.storedUser()?.token ?? '')).toBeNull()
  }
})

test('sends the reads before the configuration has arrived', async () => {
  await remember(lookup, page)
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
  expect(await Promise.all([sendAfter(page), sendAfter(lookup)])).toEqual([{ data: [] }, { data: { id: 1 } }])
  expect([server.to(list.path).length, server.to(lookup.path).length]).toEqual([1, 1])
})

test('takes no response over that the configuration of the last load had from elsewhere', async () => {
  await remember(page)
  vi.resetModules()
  server.reply('/config.json', () => Response.json({ ...configFor(server.origin), apiBase: '/v2' }))
  server.reply(`/v2${list.path}`, () => Response.json({ data: ['v2'] }))
  await start()
  const sendAfter = await startedApp()
  expect(await sendAfter(page)).toEqual({ data: ['v2'] })
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
  expect(await send(page)).toEqual({ data: [] })
  expect(server.to(list.path)).toHaveLength(1)
})

test('sends a call with a renewed token itself', async () => {
  await reload()
  await vi.waitFor(() => expect(server.to(list.path)).toHaveLength(2))
  await session.renew()
  await send(page)
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
  await remember(page)
  await start()
  expect(await send(page)).toEqual({ data: [1] })
  expect(server.to(list.path)).toHaveLength(2)
  await send(page)
  expect(server.to(list.path)).toHaveLength(3)
})

test('counts a failed early read as the first attempt of the call', async () => {
  server.reply(list.path, () => Response.json({}, { status: 503 }))
  await remember(page)
  await start()
  expect(await failure(send(page))).toMatchObject({ status: 503 })
  expect(server.to(list.path)).toHaveLength(3)
})

test('counts an early read torn off in the middle as the first attempt of the call', async () => {
  vi.spyOn(console, 'error').mockReturnValue() // the server logs the broken stream
  const torn = () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError()) }))
  server.reply(list.path, () => (server.to(list.path).length < 2 ? torn() : Response.json({ data: [1] })))
  await remember(page)
  await start()
  expect(await send(page)).toEqual({ data: [1] })
  expect(server.to(list.path)).toHaveLength(2)
})

test('reads the body of an early response before a call takes it over', async () => {
  await remember(page)
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
  await remember(page)
  server.reply(list.path, () => new Response(null, { status: 401 }))
  await start()
  expect(await failure(send(page))).toMatchObject({ name: 'SessionEnded' })
  expect(server.to(list.path)).toHaveLength(1)
})
