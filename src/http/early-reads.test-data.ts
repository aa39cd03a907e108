import 'fake-indexeddb/auto'
import { vi } from 'vitest'
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
  const { server, session } = page
  vi.stubGlobal('location', { origin: server.origin, pathname: '/brands', search: '?page=2' })
  server.reply(list.path, () => Response.json({ data: [] }))
  server.reply(lookup.path, () => Response.json({ data: { id: 1 } }))

  /** Remembers reads as the end of a load with them would. */
  const remember = async (...reads: readonly string[]) => {
    const { firstReadsKey } = await import('./early-reads.ts')
    const { userKey } = await import('#session/user-key.ts')
    const { config } = await import('#session/config.ts')
    const remembered = { subject: 'u1', userKey: userKey(await config()), reads: { '/brands?page=2': reads } }
    localStorage.setItem(firstReadsKey, JSON.stringify(remembered))
  }
  /** Begins the next load of the page; returns the modules of its code. */
  const reload = async () => {
    vi.resetModules()
    const { sendEarlyReads, earlyReads } = await import('./early-reads.ts')
    sendEarlyReads()
    const { send } = await import('./send.ts')
    const { endFirstReads } = await import('./first-reads.ts')
    const { session: started } = await import('#session/session.ts')
    return { send, session: started, endFirstReads, earlyReads }
  }
  /** Methods and addresses of the reads of the page. */
  const reads = [`POST ${server.origin}${lookup.path}`, `GET ${server.origin}${list.path}?page=2`] as const
  return { ...page, session, remember, reload, reads }
}
