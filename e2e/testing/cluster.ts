import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type Machine, machine, type Site } from './cluster-process.ts'
import { type ClusterPrograms, clusterPrograms } from './cluster-programs.ts'
import { haproxySettings, type NodeAddress, patroniSettings } from './cluster-settings.ts'
import { freePort } from './free-port.ts'
import { ownerOf } from './owner.ts'
import { endBelow, untilNoneBelow } from './processes-below.ts'

/** A machine with PostgreSQL under Patroni. */
export interface PostgresNode extends Machine {
  readonly address: NodeAddress
}

/** Three etcd members, three PostgreSQL nodes under Patroni, and HAProxy before them. */
export interface Cluster {
  /** The application's empty database, behind HAProxy. */
  readonly url: string
  readonly nodes: readonly PostgresNode[]
  readonly etcd: readonly Machine[]
  /** Waits until one node is the primary and the other two replicate from it, one of them synchronously. */
  settled(): Promise<{ readonly primary: PostgresNode; readonly synchronous: PostgresNode }>
  /** Waits until another node than this one is the primary. */
  primaryOtherThan(node: PostgresNode): Promise<void>
  /** Waits until all etcd members are healthy. */
  etcdHealthy(): Promise<void>
  /** Makes the synchronous standby the primary by `patronictl switchover`. */
  switchover(): Promise<void>
  stop(): Promise<void>
}

/** Timeout in milliseconds for steps that take seconds on an idle machine. */
const BOUND = 240_000

/** Starts a cluster with fresh data on loopback addresses and free ports. */
export async function openCluster(): Promise<Cluster> {
  const programs = await clusterPrograms()
  // /proc lists working directories by their real path.
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'ben-cluster-')))
  // The exit of this process ends the cluster.
  const end = () => {
    endBelow(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    endBelow(folder)
    await untilNoneBelow(folder)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const site = { folder, owner: await ownerOf(folder), env: programs.env }
    return { ...(await startAll(site, programs)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startAll(site: Site, programs: ClusterPrograms): Promise<Omit<Cluster, 'stop'>> {
  const { machines: etcd, clients } = await etcdMembers(site, programs)
  const nodes = await Promise.all([1, 2, 3].map((number) => postgresNode(number, site, programs, clients)))
  const port = await freePort()
  const proxy = await machine('haproxy', site, async (folder) => {
    const file = path.join(folder, 'haproxy.cfg')
    const addresses = nodes.map(({ address }) => address)
    await writeFile(file, haproxySettings(port, addresses))
    return [...programs.haproxy, '-db', '-f', file]
  })
  const settled = () => untilSettled(nodes)
  try {
    for (const each of [...etcd, ...nodes, proxy]) await each.start()
    await settled()
    const url = await ownDatabase(port)
    return {
      url,
      nodes,
      etcd,
      settled,
      primaryOtherThan: (node) => untilOther(nodes, node),
      etcdHealthy: () => untilHealthy(clients),
      switchover: () => switchOver(nodes, programs),
    }
  } catch (error) {
    const logs = await Promise.all(
      [...etcd, ...nodes, proxy].map(async (each) => `${each.name}: ${await each.log()}`),
    )
    throw new Error(`the cluster did not start\n${logs.join('\n')}`, { cause: error })
  }
}

async function etcdMembers(site: Site, programs: ClusterPrograms) {
  const addresses = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const host = `127.0.0.${20 + number}`
      return {
        name: `etcd${number}`,
        client: `${host}:${await freePort(host)}`,
        peer: `http://${host}:${await freePort(host)}`,
      }
    }),
  )
  const members = addresses.map(({ name, peer }) => `${name}=${peer}`).join(',')
  const machines = await Promise.all(
    addresses.map(({ name, client, peer }) =>
      machine(name, site, async (folder) => {
        const options = {
          name,
          'data-dir': `${folder}/data`,
          'initial-cluster': members,
          'listen-peer-urls': peer,
          'initial-advertise-peer-urls': peer,
          'listen-client-urls': `http://${client}`,
          'advertise-client-urls': `http://${client}`,
          'enable-v2': 'true',
          // A busy machine delays heartbeats; that alone must not cause an election.
          'heartbeat-interval': '250',
          'election-timeout': '2500',
          logger: 'zap',
        }
        return [...programs.etcd, ...Object.entries(options).map(([key, value]) => `--${key}=${value}`)]
      }),
    ),
  )
  return { machines, clients: addresses.map(({ client }) => client) }
}

async function postgresNode(
  number: number,
  site: Site,
  programs: ClusterPrograms,
  etcd: readonly string[],
): Promise<PostgresNode> {
  const host = `127.0.0.${10 + number}`
  const [postgresPort, restPort] = [await freePort(host), await freePort(host)]
  const address = { name: `node${number}`, host, postgresPort, restPort }
  const node = await machine(address.name, site, async (folder) => {
    const file = path.join(folder, 'patroni.yml')
    await writeFile(file, patroniSettings(address, { folder, programs: programs.postgres, etcd }))
    return [...programs.patroni, file]
  })
  return { ...node, address }
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
}

async function untilSettled(nodes: readonly PostgresNode[]) {
  return untilFound('the cluster to settle', async () => {
    const members = await membersSeenBy(nodes)
    const nodeOf = (role: string) =>
      nodes.find(({ name }) => members.some((each) => each.name === name && each.role === role))
    const [primary, synchronous] = [nodeOf('leader'), nodeOf('sync_standby')]
    const isWhole = members.length === nodes.length && members.every(({ state }) => state === 'running')
    const isOneTimeline = new Set(members.map(({ timeline }) => timeline)).size === 1
    return primary && synchronous && isWhole && isOneTimeline ? { primary, synchronous } : undefined
  })
}

async function untilOther(nodes: readonly PostgresNode[], { name }: PostgresNode): Promise<void> {
  await untilFound(`another primary than ${name}`, async () =>
    (await membersSeenBy(nodes)).find((each) => each.role === 'leader' && each.name !== name),
  )
}

async function untilHealthy(clients: readonly string[]): Promise<void> {
  await untilFound('all etcd members', async () => {
    const answers = clients.map((client) =>
      fetch(`http://${client}/health`, { signal: AbortSignal.timeout(2000) }),
    )
    const all = await Promise.all(answers).catch(() => [])
    return all.length > 0 && all.every(({ ok }) => ok) ? true : undefined
  })
}

async function untilFound<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + BOUND
  while (Date.now() < until) {
    const found = await find()
    if (found !== undefined) return found
    await wait(200)
  }
  throw new Error(`waited in vain for ${what}`)
}

/** The members as the first node that answers lists them. */
async function membersSeenBy(nodes: readonly PostgresNode[]): Promise<readonly Member[]> {
  const lists = nodes.map(async ({ address: { host, restPort } }) => {
    const answer = await fetch(`http://${host}:${restPort}/cluster`, { signal: AbortSignal.timeout(2000) })
    return (await answer.json()).members as readonly Member[]
  })
  return Promise.any(lists).catch(() => [])
}

async function switchOver(
  nodes: readonly PostgresNode[],
  { patronictl, env }: ClusterPrograms,
): Promise<void> {
  const { primary, synchronous } = await untilSettled(nodes)
  const [program, ...first] = patronictl
  const args = ['-c', path.join(primary.folder, 'patroni.yml'), 'switchover', 'ben', '--force']
  const names = ['--leader', primary.name, '--candidate', synchronous.name]
  await promisify(execFile)(program, [...first, ...args, ...names], {
    env: { ...process.env, ...env, LC_ALL: 'C.UTF-8' },
    timeout: BOUND,
  })
}

/** Makes the application's user and its empty database. */
async function ownDatabase(port: number): Promise<string> {
  const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
  await client.connect()
  try {
    await client.query('create role ben login')
    await client.query('create database ben owner ben')
  } finally {
    await client.end()
  }
  return `postgres://ben@127.0.0.1:${port}/ben`
}
