import { execFile } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installPostgres, librariesBelow, unpackPostgres } from './fetch-postgres.ts'
import { oneAtATime } from './one-at-a-time.ts'

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url))
const UNPACKED = path.join(CACHE, 'postgresql')
const BUSY = path.join(CACHE, 'postgresql-busy')

/** Where PostgreSQL's server programs stand, and what they need in their environment. */
export interface Programs {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
}

/** An installed PostgreSQL, else one brought along; where none can be had, an error says so plainly. */
export async function postgresPrograms(): Promise<Programs> {
  const found = (await installed()) ?? (await unpacked()) ?? (await oneAtATime(BUSY, fetched))
  if (found) return found
  throw new Error(
    'No PostgreSQL on this machine, and none could be fetched. Install one (Debian: apt-get install postgresql; ' +
      'elsewhere so that pg_ctl is on the PATH), then run this again.',
  )
}

/** To be called by one process at a time: whoever comes later finds what the first has fetched. */
async function fetched(): Promise<Programs | undefined> {
  const found = (await installed()) ?? (await unpacked())
  if (found) return found
  if (await installPostgres()) return installed()
  return (await unpackPostgres(UNPACKED)) ? unpacked() : undefined
}

async function unpacked(): Promise<Programs | undefined> {
  return workingBelow(UNPACKED, { LD_LIBRARY_PATH: librariesBelow(UNPACKED) })
}

async function installed(): Promise<Programs | undefined> {
  const named = (process.env['PATH'] ?? '').split(path.delimiter).map((each) => path.join(each, 'pg_ctl'))
  const onPath = named.filter((each) => existsSync(each)).map((each) => path.dirname(realpathSync(each)))
  return workingBelow('/', {}, onPath)
}

/** The newest server below a root that is laid out like Debian's, or in one of the other folders, that really runs. */
async function workingBelow(
  root: string,
  env: NodeJS.ProcessEnv = {},
  others: readonly string[] = [],
): Promise<Programs | undefined> {
  const debians = path.join(root, 'usr/lib/postgresql')
  const versions = existsSync(debians) ? readdirSync(debians).toSorted((a, b) => Number(b) - Number(a)) : []
  for (const folder of [...versions.map((each) => path.join(debians, each, 'bin')), ...others]) {
    if (await runs(folder, env)) return { folder, env }
  }
  return undefined
}

async function runs(folder: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const all = ['initdb', 'postgres', 'pg_isready'].map((name) =>
    promisify(execFile)(path.join(folder, name), ['--version'], {
      env: { ...process.env, ...env },
      timeout: 20_000,
    }),
  )
  return Promise.all(all).then(
    () => true,
    () => false,
  )
}
