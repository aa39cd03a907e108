import { existsSync } from 'node:fs'
import path from 'node:path'
import { allRun, ensurePrograms } from './ensure-programs.ts'
import { postgresPrograms } from './programs.ts'

/** A program with its fixed first arguments. */
export type Command = readonly [string, ...string[]]

/** The programs of a PostgreSQL cluster with automatic failover, and their environment variables. */
export interface ClusterPrograms {
  /** The folder of PostgreSQL's server programs. */
  readonly postgres: string
  readonly etcd: Command
  readonly haproxy: Command
  readonly patroni: Command
  readonly patronictl: Command
  readonly env: NodeJS.ProcessEnv
}

/** Returns installed or fetched programs; throws if they are not available. */
export async function clusterPrograms(): Promise<ClusterPrograms> {
  const postgres = await postgresPrograms()
  const found = await ensurePrograms({
    folder: 'cluster',
    packages: {
      patroni: { service: 'patroni' },
      'etcd-server': { service: 'etcd' },
      haproxy: { service: 'haproxy' },
    },
    find,
  })
  if (!found) {
    throw new Error(
      'No Patroni, etcd and HAProxy on this machine, and none could be fetched. Install them ' +
        '(Debian: apt-get install patroni etcd-server haproxy), then run this again.',
    )
  }
  return { ...found, postgres: postgres.folder, env: bothEnvironments(postgres.env, found.env) }
}

async function find(root: string, more: NodeJS.ProcessEnv) {
  const below = (file: string) => path.join(root, file)
  const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : below('usr/bin/python3')
  const isUnpacked = root !== '/'
  const env = isUnpacked ? { ...more, PYTHONPATH: below('usr/lib/python3/dist-packages') } : more
  const programs = {
    etcd: [below('usr/bin/etcd')],
    haproxy: [below('usr/sbin/haproxy')],
    patroni: [python, below('usr/bin/patroni')],
    patronictl: [python, below('usr/bin/patronictl')],
  } as const satisfies Partial<Record<keyof ClusterPrograms, Command>>
  const trials = [
    [...programs.etcd, '--version'],
    [...programs.haproxy, '-v'],
    [...programs.patroni, '--version'],
    [...programs.patronictl, 'version'],
  ] as const
  return (await allRun(trials, env)) ? { ...programs, env } : undefined
}

function bothEnvironments(first: NodeJS.ProcessEnv, second: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const libraries = [first, second].flatMap(({ LD_LIBRARY_PATH }) => LD_LIBRARY_PATH ?? [])
  const merged = { ...first, ...second }
  return libraries.length > 0 ? { ...merged, LD_LIBRARY_PATH: libraries.join(':') } : merged
}
