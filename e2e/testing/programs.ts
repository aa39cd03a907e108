import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { allRun, ensurePrograms } from './ensure-programs.ts'

/** Where PostgreSQL's server programs stand, and what they need in their environment. */
export interface Programs {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
}

/** An installed PostgreSQL, else one brought along; where none can be had, an error says so plainly. */
export async function postgresPrograms(): Promise<Programs> {
  const found = await ensurePrograms({ folder: 'postgresql', packages: { postgresql: {} }, find })
  if (found) return found
  throw new Error(
    'No PostgreSQL on this machine, and none could be fetched. Install one (Debian: apt-get install postgresql; ' +
      'elsewhere so that pg_ctl is on the PATH), then run this again.',
  )
}

/** The newest server below the root, or on the PATH of this machine, that really runs. */
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
