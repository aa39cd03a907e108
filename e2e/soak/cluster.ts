import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '../testing/client.ts'
import { type Cluster, openCluster } from '../testing/cluster.ts'
import { type Instances, startInstances } from '../testing/instances.ts'
import { ClusterLoad } from './cluster-load.ts'
import { type Scenario, scenarios } from './cluster-scenarios.ts'
import { type Measurement, report } from './measurement.ts'

/** The bar in milliseconds for the longest gap between acknowledged writes. */
const BAR = 30_000
const SESSIONS = 3

/** Runs two instances on a PostgreSQL cluster and every failure scenario under load. */
export async function cluster(): Promise<void> {
  const start = Date.now()
  const database = await openCluster()
  try {
    const instances = await startInstances(2, { DATABASE_URL: database.url }, { isWatching: true })
    console.log(`PostgreSQL under Patroni and two instances: ready after ${inSeconds(Date.now() - start)} s`)
    try {
      const sessions = await Promise.all(Array.from({ length: SESSIONS }, () => signedIn(instances.base)))
      const environment = { database, instances, sessions }
      for (const scenario of scenarios) report(await runScenario(scenario, environment))
    } finally {
      await instances.stop()
    }
  } finally {
    await database.stop()
  }
}

interface Environment {
  readonly database: Cluster
  readonly instances: Instances
  readonly sessions: readonly Client[]
}

async function runScenario(scenario: Scenario, environment: Environment): Promise<Measurement> {
  const { database, instances, sessions } = environment
  const load = new ClusterLoad(instances.base, scenario.name)
  await load.start()
  const gaps: number[] = []
  const wrong: string[] = []
  try {
    for (let round = 0; round < scenario.rounds; round += 1) {
      const { primary } = await database.settled()
      await load.acknowledges(40, BAR)
      load.takeStats()
      wrong.push(...(await scenario.run(database, load, round)))
      const after = await database.settled()
      await load.acknowledges(40, BAR)
      const { statuses, unknown, slowest, longestGap } = load.takeStats()
      gaps.push(longestGap)
      wrong.push(...oddStatuses(statuses), ...(await brokenSessions(sessions)), ...endedInstances(instances))
      console.log(
        `${scenario.name}: ${primary.name} → ${after.primary.name}, no write for ${inSeconds(longestGap)} s, ` +
          `slowest answer ${inSeconds(slowest)} s, ${statuses.get(200) ?? 0} answers, ${statuses.get(503) ?? 0} of 503, ` +
          `${unknown} of unknown outcome`,
      )
    }
  } finally {
    await load.stop()
  }
  const { acknowledged, lost, doubled } = await load.auditWrites()
  for (const each of [
    ...wrong,
    ...lost.map((name) => `lost: ${name}`),
    ...doubled.map((name) => `twice: ${name}`),
  ]) {
    console.log(`  ${each}`)
  }
  const faults = [lost, doubled, wrong]
  return {
    name: `cluster: ${scenario.name}, no writes for`,
    value: `${gaps.map(inSeconds).join(', ')} s; ${faults.map(({ length }) => length).join('/')} of ${acknowledged}`,
    bar: `≤ ${inSeconds(BAR)} s; 0 lost, 0 twice, 0 other faults`,
    passes: faults.every(({ length }) => length === 0) && gaps.every((each) => each <= BAR),
  }
}

/** Only 200 and 503 are expected: all instances are running, so the balancer sends no response of its own. */
function oddStatuses(statuses: ReadonlyMap<number, number>): readonly string[] {
  const odd = [...statuses].filter(([status]) => status !== 200 && status !== 503)
  return odd.map(([status, count]) => `${count} answers with status ${status || 'none'}`)
}

function endedInstances({ all }: Instances): readonly string[] {
  return all.filter((each) => !each.isRunning()).map(({ base }) => `the instance ${base} has ended`)
}

async function signedIn(base: string): Promise<Client> {
  const client = await Client.at(base)
  const { status } = await client.signIn('admin', 'ben-admin-2026')
  if (status !== 200) throw new Error(`no sign-in: ${status}`)
  return client
}

/** Checks that access and refresh tokens issued before the failure are still accepted, and so is the renewed access token. */
async function brokenSessions(sessions: readonly Client[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const session of sessions) {
    for (const [what, call] of [
      ['an access token', () => session.call('GET', '/api/session')],
      ['a renewal', () => session.renew()],
      ['a renewed access token', () => session.call('GET', '/api/session')],
    ] as const) {
      const status = await statusOf(call)
      if (status !== 200) wrong.push(`${what} returned ${status}`)
    }
  }
  return wrong
}

/** Retries a request that returned 503, as `Retry-After` allows. */
async function statusOf(call: () => Promise<{ readonly status: number }>): Promise<number> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { status } = await call()
    if (status !== 503) return status
    await wait(1000)
  }
  return 503
}

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}
