import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '../testing/client.ts'
import { allSizes, type LoadClient, signedIn } from './load-client.ts'

const WRITERS = 6
const READERS = 3
/** Milliseconds between two requests of a client; limits the number of rows that the audit reads. */
const CALL_INTERVAL_MS = 40
/** A response after this time counts as none. */
const RESPONSE_TIMEOUT_MS = 60_000

/** The acknowledged writes of a load, and those that the database lost or has twice. */
export interface WriteAudit {
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
}

/**
 * Clients that sign in once and then create rows, update a row, read lists and renew tokens until `stop`. A create that
 * failed is retried with the same Idempotency-Key.
 */
export class ClusterLoad {
  readonly #base: string
  readonly #prefix: string
  readonly #created = new Set<string>()
  /** The last acknowledged value of each changed row, by its name. */
  readonly #changed = new Map<string, number>()
  readonly #over = new AbortController()
  readonly #loops: Promise<void>[] = []
  #statuses = new Map<number, number>()
  #unknown = 0
  #slowest = 0
  #longestGap = 0
  #lastWrite = Date.now()
  #writes = 0

  /** `prefix` starts the names of rows and is unique to the load. */
  constructor(base: string, prefix: string) {
    this.#base = base
    this.#prefix = prefix
  }

  /** Signs in all clients and starts their loops. */
  async start(): Promise<void> {
    const clients = (length: number) =>
      Promise.all(Array.from({ length }, (_, at) => signedIn(this.#base, at + 1)))
    const [writers, readers] = [await clients(WRITERS), await clients(READERS)]
    const renewing = await Client.at(this.#base)
    await renewing.signIn('admin', 'ben-admin-2026')
    const updating = await signedIn(this.#base, 1)
    const update = await this.#updates(updating)
    this.#lastWrite = Date.now()
    this.#loops.push(
      ...writers.map((each, at) => this.#repeat(this.#creator(each, `${this.#prefix} ${at}`))),
      this.#repeat(update),
      ...readers.map((each) =>
        this.#repeat(async () => (await each.call('GET', '/api/size/search?pages=1&page=20')).status),
      ),
      this.#repeat(async () => (await renewing.renew()).status),
    )
  }

  /** Resolves after `more` further acknowledged writes. */
  async acknowledges(more: number, within: number): Promise<void> {
    const target = this.#writes + more
    const until = Date.now() + within
    while (this.#writes < target) {
      if (Date.now() > until) throw new Error(`no writes within ${within / 1000} s`)
      await wait(20)
    }
  }

  /**
   * Returns and resets the statistics: responses by status, creates with an unknown outcome, and in milliseconds the slowest
   * response and the longest gap between acknowledged writes.
   */
  takeStats() {
    const longestGap = Math.max(this.#longestGap, Date.now() - this.#lastWrite)
    const stats = { statuses: this.#statuses, unknown: this.#unknown, slowest: this.#slowest, longestGap }
    this.#unknown = 0
    this.#statuses = new Map()
    this.#slowest = 0
    this.#longestGap = 0
    this.#lastWrite = Date.now()
    return stats
  }

  async stop(): Promise<void> {
    this.#over.abort()
    await Promise.all(this.#loops)
  }

  /** Compares the acknowledged writes with the database; call it after `stop`. */
  async auditWrites(): Promise<WriteAudit> {
    const rows = await allSizes(this.#base)
    const count = new Map<string, number>()
    for (const { name } of rows) count.set(name, (count.get(name) ?? 0) + 1)
    const older = rows.filter(({ name, position }) => position < (this.#changed.get(name) ?? 0))
    return {
      acknowledged: this.#writes,
      lost: [...[...this.#created].filter((name) => !count.has(name)), ...older.map(({ name }) => name)],
      doubled: [...count]
        .filter(([name, times]) => times > 1 && name.startsWith(this.#prefix))
        .map(([name]) => name),
    }
  }

  async #repeat(call: (turn: number) => Promise<number>): Promise<void> {
    for (let turn = 1; !this.#over.signal.aborted; turn += 1) {
      const start = Date.now()
      const status = await Promise.race([
        call(turn).catch(() => 0),
        wait(RESPONSE_TIMEOUT_MS, 0, { ref: false }),
      ])
      this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
      this.#slowest = Math.max(this.#slowest, Date.now() - start)
      await wait(status === 200 ? CALL_INTERVAL_MS : CALL_INTERVAL_MS * 5)
    }
  }

  #creator(client: LoadClient, prefix: string): () => Promise<number> {
    let row = 1
    return async () => {
      const name = `${prefix}-${row}`
      const key = { 'idempotency-key': `"${name}"` }
      const response = await client.call('POST', '/api/size/create', { name }, key)
      if (response.status === 503 && JSON.parse(response.text()).outcome === 'unknown') this.#unknown += 1
      if (response.status === 200) {
        row += 1
        this.#created.add(name)
        this.#noteWrite()
      }
      return response.status
    }
  }

  /** Increments a number in one row; the database may not contain less than the last acknowledged value. */
  async #updates(client: LoadClient): Promise<(turn: number) => Promise<number>> {
    const name = `${this.#prefix} đếm`
    const created = await client.call('POST', '/api/size/create', { name, position: 0 })
    const row = JSON.parse(created.text()).data
    this.#created.add(name)
    return async (position) => {
      const { status } = await client.call('PUT', `/api/size/update/${row.id}`, { ...row, position })
      if (status === 200) {
        this.#changed.set(name, position)
        this.#noteWrite()
      }
      return status
    }
  }

  #noteWrite(): void {
    const now = Date.now()
    this.#writes += 1
    this.#longestGap = Math.max(this.#longestGap, now - this.#lastWrite)
    this.#lastWrite = now
  }
}
