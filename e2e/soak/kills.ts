import { setTimeout as wait } from 'node:timers/promises'
import type { BackEndProcess } from '../testing/back-end-process.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { startInstances } from '../testing/instances.ts'
import { allSizes, type LoadClient, signedIn } from './load-client.ts'
import type { Measurement } from './measurement.ts'

const KILLS = 12

/** Kills back-ends in turn while rows are written, and counts the acknowledged rows that were lost. */
export async function kills(base: string, victims: readonly BackEndProcess[]): Promise<Measurement> {
  const acknowledged = new Set<string>()
  const isOnly = victims.length === 1
  let withoutWrites = 0
  for (let round = 0; round < KILLS; round += 1) {
    const victim = victims[round % victims.length]
    const client = await signedIn(base)
    const over = new AbortController()
    const writing = write(client, round, over.signal, acknowledged)
    await wait(400 + round * 70)
    await victim?.kill()
    const before = acknowledged.size
    if (!isOnly) await wait(1000)
    if (!isOnly && acknowledged.size === before) withoutWrites += 1
    over.abort()
    await writing
    client.close()
    await victim?.start()
  }
  const stored = new Set((await allSizes(base)).map(({ name }) => name))
  const lost = [...acknowledged].filter((name) => !stored.has(name))
  const more = isOnly ? '' : `; ${withoutWrites} times no other instance wrote`
  return {
    name: `acknowledged rows lost in ${KILLS} kills${isOnly ? '' : ', in turn'}`,
    value: `${lost.length} of ${acknowledged.size}${more}`,
    bar: '0',
    passes: lost.length === 0 && acknowledged.size > 0 && withoutWrites === 0,
  }
}

/** The same with two instances behind a balancer, on their own database. */
export async function killInstancesInTurn(server: string): Promise<Measurement> {
  const fresh = await freshDatabase(server)
  const instances = await startInstances(2, { DATABASE_URL: fresh.url })
  try {
    return await kills(instances.base, instances.all)
  } finally {
    await instances.stop()
    await fresh.drop()
  }
}

/** Creates rows sequentially and collects the names of the acknowledged ones. */
export async function write(
  client: LoadClient,
  round: number,
  over: AbortSignal,
  acknowledged: Set<string>,
): Promise<void> {
  for (let turn = 0; !over.aborted; turn += 1) {
    const name = `Bền ${round}-${turn}`
    const { status } = await client.call('POST', '/api/size/create', { name })
    if (status === 200) acknowledged.add(name)
  }
}
