import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import type { FirstRead } from '#session/first-reads.ts'
import { list, openPage } from './calls.test-data.ts'

/** The look-up of the user, which a page sends early as well. */
export const lookup = { base: 'api', method: 'POST', path: '/api/auth/valid/token' } as const

/** The read of the page at `/brands?page=2`. */
export const pageRead = { ...list, query: { page: 2 } }

export type EarlyPage = Awaited<ReturnType<typeof openEarlyPage>>

/** The modules of a page at `/brands?page=2`, whose loads the returned functions begin. */
export async function openEarlyPage() {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  const page = await openPage()
  const { server, send, session } = page
  vi.stubGlobal('location', { origin: server.origin, pathname: '/brands', search: '?page=2' })
  server.reply(list.path, () => Response.json({ data: [] }))
  server.reply(lookup.path, () => Response.json({ data: { id: 1 } }))

  /** Remembers reads of the page as a load of it would. */
  const remember = async (...reads: FirstRead[]) => {
    const { storeFirstReads } = await import('#session/store-first-reads.ts')
    const { config } = await import('#session/config.ts')
    storeFirstReads({ subject: 'u1', config: await config() }, '/brands?page=2', reads)
  }
  /** Begins a load of the page. */
  const start = async () => {
    const { sendEarlyReads } = await import('./early-reads.ts')
    return { sent: sendEarlyReads() }
  }
  /** Loads the page once, so that its reads are remembered, and begins the next load. */
  const reload = async () => {
    const { endFirstReads } = await import('./first-reads.ts')
    for (const read of [lookup, pageRead]) await send(read)
    await remember(...endFirstReads())
    await start()
  }
  /** Whether the load has sent the list early. */
  const isSentEarly = async () => {
    const { takeEarlyRead } = await import('./first-reads.ts')
    const request = new Request(`${server.origin}${list.path}?page=2`, {
      headers: { Accept: 'application/json' },
    })
    return (await takeEarlyRead(request, session.storedUser()?.token ?? '')) !== null
  }
  return { ...page, remember, start, reload, isSentEarly }
}
