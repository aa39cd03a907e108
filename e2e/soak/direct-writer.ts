import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster, PostgresNode } from '../testing/cluster.ts'

/** Milliseconds after the thaw within which a node must close its connections. */
const BOUND = 120_000

interface Write {
  readonly id: string
  readonly isAfterFreeze: boolean
}

/**
 * Clients that write to one node past HAProxy. Every write that the node acknowledges must be found in the cluster, and no
 * write sent after the node froze may be acknowledged.
 */
export class DirectWriter {
  readonly #node: PostgresNode
  readonly #cluster: Cluster
  readonly #acknowledged: Write[] = []
  readonly #loops: Promise<void>[] = []
  #isFrozen = false

  private constructor(node: PostgresNode, cluster: Cluster) {
    this.#node = node
    this.#cluster = cluster
  }

  /** Starts writing to the node. */
  static async to(node: PostgresNode, cluster: Cluster): Promise<DirectWriter> {
    const writer = new DirectWriter(node, cluster)
    await onDatabase(cluster.url, (client) =>
      client.query('create table if not exists direct (id text primary key)'),
    )
    writer.#loops.push(writer.#write('before'))
    return writer
  }

  /** Resolves when the node has acknowledged `count` writes. */
  async writes(count: number): Promise<void> {
    while (this.#acknowledged.length < count) await wait(20)
  }

  /** Marks the node as frozen and opens another connection, which the node accepts after the thaw. */
  noteFrozen(): void {
    this.#isFrozen = true
    this.#loops.push(this.#write('after'))
  }

  /** Waits until the node has closed its connections; returns descriptions of wrongly acknowledged and lost writes. */
  async verify(): Promise<readonly string[]> {
    const isClosed = await Promise.race([Promise.all(this.#loops), wait(BOUND, null, { ref: false })])
    if (!isClosed) return [`${this.#node.name} kept its connections open after it had been frozen`]
    const stored = await onDatabase(this.#cluster.url, async (client) => {
      const { rows } = await client.query<{ id: string }>('select id from direct')
      return new Set(rows.map(({ id }) => id))
    })
    const afterFreeze = this.#acknowledged.filter(({ isAfterFreeze }) => isAfterFreeze)
    const lost = this.#acknowledged.filter(({ id }) => !stored.has(id))
    return [
      ...afterFreeze.map(({ id }) => `${this.#node.name} acknowledged ${id} after it had been frozen`),
      ...lost.map(({ id }) => `${this.#node.name} acknowledged ${id}, which is lost`),
    ]
  }

  async #write(name: string): Promise<void> {
    const { host, postgresPort } = this.#node.address
    const { pathname } = new URL(this.#cluster.url)
    const client = new Client({ connectionString: `postgres://ben@${host}:${postgresPort}${pathname}` })
    client.on('error', () => undefined)
    try {
      await client.connect()
      for (let turn = 0; ; turn += 1) {
        const id = `${this.#node.name} ${Date.now()} ${name} ${turn}`
        const isAfterFreeze = this.#isFrozen
        await client.query('insert into direct values ($1)', [id])
        this.#acknowledged.push({ id, isAfterFreeze })
      }
    } catch {
      // The node has closed the connection or has become a standby.
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
