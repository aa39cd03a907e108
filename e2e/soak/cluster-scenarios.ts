import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../testing/cluster.ts'
import type { Machine } from '../testing/cluster-process.ts'
import type { ClusterLoad } from './cluster-load.ts'
import { DirectWriter } from './direct-writer.ts'

/** A failure of the cluster under load. */
export interface Scenario {
  readonly name: string
  readonly rounds: number
  /** Causes the failure, waits until writes succeed again and repairs it; returns descriptions of other faults. */
  run(cluster: Cluster, load: ClusterLoad, round: number): Promise<readonly string[]>
}

/** Milliseconds after which a scenario throws; a shorter time over the bar is reported as a measurement. */
const BOUND = 120_000
const WRITES = 40

const killed: Scenario = {
  name: 'primary killed',
  rounds: 3,
  async run(cluster, load) {
    const { primary } = await cluster.settled()
    await primary.kill()
    await cluster.primaryOtherThan(primary)
    await load.acknowledges(WRITES, BOUND)
    await primary.start()
    return []
  },
}

/** A frozen machine sends nothing and closes no connection; after the thaw its PostgreSQL is a primary until demoted. */
const frozen: Scenario = {
  name: 'primary frozen',
  rounds: 3,
  async run(cluster, load) {
    const { primary } = await cluster.settled()
    const writer = await DirectWriter.to(primary, cluster)
    await writer.writes(10)
    primary.freeze()
    try {
      writer.noteFrozen()
      await cluster.primaryOtherThan(primary)
      await load.acknowledges(WRITES, BOUND)
    } finally {
      primary.thaw()
    }
    return writer.verify()
  },
}

const switchedOver: Scenario = {
  name: 'switched over',
  rounds: 3,
  async run(cluster, load) {
    await cluster.switchover()
    await load.acknowledges(WRITES, BOUND)
    return []
  },
}

const standbyFrozen: Scenario = {
  name: 'synchronous standby frozen',
  rounds: 2,
  async run(cluster, load) {
    const { synchronous } = await cluster.settled()
    synchronous.freeze()
    await load.acknowledges(WRITES, BOUND).finally(() => synchronous.thaw())
    return []
  },
}

const etcdKilled: Scenario = {
  name: 'etcd member killed',
  rounds: 3,
  async run(cluster, load, round) {
    const member = cluster.etcd[round % cluster.etcd.length] as Machine
    await member.kill()
    // Longer than Patroni takes to notice a lost member (retry_timeout) and to renew the leader key (loop_wait).
    await wait(15_000)
    await load.acknowledges(WRITES, BOUND)
    await member.start()
    await cluster.etcdHealthy()
    return []
  },
}

export const scenarios: readonly Scenario[] = [killed, frozen, standbyFrozen, switchedOver, etcdKilled]
