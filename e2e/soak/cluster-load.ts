import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '../testing/client.ts'
import { allSizes, type LoadClient, signedIn } from './load-client.ts'

const WRITERS = 6
const READERS = 3
/** Milliseconds between two requests of a client; limits the number of rows that the audit reads. */
const CALL_INTERVAL_MS = 40
/** A response after this time counts as none. */
const RESPONSE_TIMEOUT_MS = 60_000

/** The load of a cluster and its records of it. */
export type ClusterLoad = Awaited<ReturnType<typeof startClusterLoad>>

/**
 * Starts clients that sign in once and then create rows, read lists and renew tokens until `stop`. A create that failed is
 * retried with the same Idempotency-Key. `prefix` starts the names of rows and is unique to the load.
 */
export async function startClusterLoad(base: string, prefix: string) {
  const created = new Set<string>()
  const over = new AbortController()
  let statuses = new Map<number, number>()
  let longestGap = 0
  let lastWrite = Date.now()
  const repeat = async (call: () => Promise<number>) => {
    while (!over.signal.aborted) {
      const answer = call().catch(() => 0)
      const status = await Promise.race([answer, wait(RESPONSE_TIMEOUT_MS, 0, { ref: false })])
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await wait(status === 200 ? CALL_INTERVAL_MS : CALL_INTERVAL_MS * 5)
    }
  }
  const creator = (client: LoadClient, writer: number) => {
    let row = 1
    return async () => {
      const name = `${prefix} ${writer}-${row}`
      const key = { 'idempotency-key': `"${name}"` }
      const { status } = await client.call('POST', '/api/size/create', { name }, key)
      if (status !== 200) return status
      row += 1
      created.add(name)
      const now = Date.now()
      longestGap = Math.max(longestGap, now - lastWrite)
      lastWrite = now
      return status
    }
  }
  const clients = (length: number) => Promise.all(Array.from({ length }, (_, at) => signedIn(base, at + 1)))
  const [writers, readers] = [await clients(WRITERS), await clients(READERS)]
  const renewing = await Client.at(base)
  await renewing.signIn('admin', 'ben-admin-2026')
  const loops = [
    ...writers.map((each, at) => repeat(creator(each, at))),
    ...readers.map((each) =>
      repeat(async () => (await each.call('GET', '/api/size/search?pages=1&page=20')).status),
    ),
    repeat(async () => {
      const { status } = await renewing.renew()
      return status === 200 ? (await renewing.call('GET', '/api/session')).status : status
    }),
  ]
  return {
    /** Resolves after `more` further acknowledged writes. */
    async acknowledges(more: number, within: number) {
      const [target, until] = [created.size + more, Date.now() + within]
      while (created.size < target) {
        if (Date.now() > until) throw new Error(`no writes within ${within / 1000} s`)
        await wait(20)
      }
    },
    /** Returns and resets the statistics: responses by status, and the longest time in milliseconds without an acknowledged write. */
    takeStats() {
      const stats = { statuses, longestGap: Math.max(longestGap, Date.now() - lastWrite) }
      statuses = new Map()
      longestGap = 0
      lastWrite = Date.now()
      return stats
    },
    /** Ends the load and compares the acknowledged writes with the rows of the database. */
    async stop() {
      over.abort()
      await Promise.all(loops)
      const names = (await allSizes(base)).map(({ name }) => name).filter((name) => name.startsWith(prefix))
      const stored = new Set(names)
      return {
        acknowledged: created.size,
        lost: [...created].filter((name) => !stored.has(name)),
        doubled: names.filter((name, at) => names.indexOf(name) < at),
      }
    },
  }
}
