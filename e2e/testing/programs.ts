import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { allRun, ensurePrograms } from './ensure-programs.ts'

/** The folder of PostgreSQL's server programs and their environment variables. */
export interface Programs {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
}

/** Returns an installed or fetched PostgreSQL; throws if none is available. */
export async function postgresPrograms(): Promise<Programs> {
  const found = await ensurePrograms({ folder: 'postgresql', packages: { postgresql: {} }, find })
  if (found) return found
  throw new Error(
    'No PostgreSQL on this machine, and none could be fetched. Install one (Debian: apt-get install postgresql; ' +
      'elsewhere so that pg_ctl is on the PATH), then run this again.',
  )
}

/** The newest working server below the root or on the PATH. */
async function find(root: string, env: NodeJS.ProcessEnv): Promise<Programs | undefined> {
  const debians = path.join(root, 'usr/lib/postgresql')
  const versions = existsSync(debians) ? readdirSync(debians).toSorted((a, b) => Number(b) - Number(a)) : []
  const others = root === '/' ? onPath() : []
  for (const folder of [...versions.map((each) => path.join(debians, each, 'bin')), ...others]) {
    const programs = ['initdb', 'postgres', 'pg_isready'].map((name) => path.join(folder, name))
    if (
      await allRun(
        programs.map((program) => [program, '--version'] as const),
        env,
      )
    )
      return { folder, env }
  }
  return undefined
}

function onPath(): readonly string[] {
  const named = (process.env['PATH'] ?? '').split(path.delimiter).map((each) => path.join(each, 'pg_ctl'))
  return named.filter((each) => existsSync(each)).map((each) => path.dirname(realpathSync(each)))
}
