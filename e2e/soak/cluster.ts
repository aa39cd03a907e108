import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, openCluster } from '../testing/cluster.ts'
import { type Instances, startInstances } from '../testing/instances.ts'
import { type ClusterLoad, startClusterLoad } from './cluster-load.ts'
import { type Measurement, report } from './measurement.ts'

/** The bar in milliseconds for the longest time between acknowledged writes. */
const BAR = 30_000
/** Milliseconds after which a failure throws; a shorter time over the bar is reported as a measurement. */
const BOUND = 120_000
const WRITES = 40

/** A failure of the cluster. */
interface Scenario {
  readonly name: string
  readonly rounds: number
  /** Causes the failure, waits until writes succeed again and repairs it. */
  readonly run: (database: Cluster, load: ClusterLoad, round: number) => Promise<void>
}

const scenarios: readonly Scenario[] = [
  {
    name: 'primary killed',
    rounds: 3,
    async run(database, load) {
      const { primary } = await database.settled()
      await primary.kill()
      await database.primaryOtherThan(primary)
      await load.acknowledges(WRITES, BOUND)
      await primary.start()
    },
  },
  {
    // A frozen machine sends nothing and closes no connection; after the thaw its PostgreSQL is a primary until demoted.
    name: 'primary frozen',
    rounds: 3,
    async run(database, load) {
      const { primary } = await database.settled()
      primary.freeze()
      const failover = database.primaryOtherThan(primary).then(() => load.acknowledges(WRITES, BOUND))
      await failover.finally(() => primary.thaw())
    },
  },
  {
    name: 'synchronous standby frozen',
    rounds: 2,
    async run(database, load) {
      const { synchronous } = await database.settled()
      synchronous.freeze()
      await load.acknowledges(WRITES, BOUND).finally(() => synchronous.thaw())
    },
  },
  {
    name: 'switched over',
    rounds: 3,
    async run(database, load) {
      await database.switchover()
      await load.acknowledges(WRITES, BOUND)
    },
  },
  {
    name: 'etcd member killed',
    rounds: 3,
    async run(database, load, round) {
      const member = database.etcd[round % database.etcd.length]
      await member?.kill()
      // Longer than Patroni takes to notice a lost member (retry_timeout) and to renew the leader key (loop_wait).
      await wait(15_000)
      await load.acknowledges(WRITES, BOUND)
      await member?.start()
      await database.etcdHealthy()
    },
  },
]

/** Runs two instances on a PostgreSQL cluster and every failure under load. */
export async function cluster(): Promise<void> {
  const database = await openCluster()
  try {
    const instances = await startInstances(2, { DATABASE_URL: database.url }, { isWatching: true })
    console.log('PostgreSQL under Patroni and two instances are ready')
    try {
      for (const scenario of scenarios) report(await runScenario(scenario, database, instances))
    } finally {
      await instances.stop()
    }
  } finally {
    await database.stop()
  }
}

/** Access and refresh tokens are those from before the failure: 401 for one of them is among the other faults. */
async function runScenario(
  { name, rounds, run }: Scenario,
  database: Cluster,
  instances: Instances,
): Promise<Measurement> {
  const load = await startClusterLoad(instances.base, name)
  const gaps: string[] = []
  const wrong: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { primary } = await database.settled()
    await load.acknowledges(WRITES, BAR)
    load.takeStats()
    await run(database, load, round)
    const after = await database.settled()
    await load.acknowledges(WRITES, BAR)
    const { statuses, longestGap } = load.takeStats()
    gaps.push((longestGap / 1000).toFixed(1))
    if (longestGap > BAR) wrong.push(`no write for ${longestGap} ms`)
    for (const [status, count] of statuses)
      if (status !== 200 && status !== 503) wrong.push(`${count} answers with status ${status || 'none'}`)
    for (const instance of instances.all)
      if (!instance.isRunning()) wrong.push(`the instance ${instance.base} has ended`)
    const counts = [...statuses].map(([status, count]) => `${count} of ${status}`).join(', ')
    console.log(`${name}: ${primary.name} → ${after.primary.name}, no write for ${gaps.at(-1)} s, ${counts}`)
  }
  const { acknowledged, lost, doubled } = await load.stop()
  const faults = [lost, doubled, wrong]
  for (const fault of faults.flat()) console.log(`  ${fault}`)
  return {
    name: `cluster: ${name}, no writes for`,
    value: `${gaps.join(', ')} s; ${faults.map(({ length }) => length).join('/')} of ${acknowledged}`,
    bar: `≤ ${BAR / 1000} s; 0 lost, 0 twice, 0 other faults`,
    passes: faults.every(({ length }) => length === 0),
  }
}
