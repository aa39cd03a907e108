import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A PostgreSQL for as long as a trial needs it. */
export interface Postgres {
  readonly url: string
  stop(): Promise<void>
}

/** The PostgreSQL that DATABASE_URL names, else a fresh one of the programs on this machine; null without any. */
export async function openPostgres(): Promise<Postgres | null> {
  const named = process.env['DATABASE_URL']
  if (named) return { url: named, stop: async () => {} }
  const programs = (process.env['PATH'] ?? '').split(path.delimiter).map((each) => path.join(each, 'pg_ctl'))
  const found = programs.find((each) => existsSync(each))
  return found ? start(path.dirname(realpathSync(found))) : null
}

async function start(programs: string): Promise<Postgres | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ben-postgres-'))
  const owner = ownerOf(folder)
  if (!owner) return null
  const run = (name: string) => path.join(programs, name)
  const port = await freePort()
  execFileSync(
    run('initdb'),
    ['-D', `${folder}/data`, '-U', 'ben', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    owner,
  )
  const server = spawn(
    run('postgres'),
    ['-D', `${folder}/data`, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
    owner,
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  while (server.exitCode === null && !isReady(run('pg_isready'), port)) await wait(200)
  return {
    url: `postgres://ben@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Owner = { readonly uid?: number; readonly gid?: number; readonly stdio: 'ignore'; readonly cwd: string }

// PostgreSQL does not run for root: then it belongs to the user that its package has made.
function ownerOf(folder: string): Owner | null {
  if (process.getuid?.() !== 0) return { stdio: 'ignore', cwd: folder }
  try {
    const [uid = 0, gid = 0] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'])))
    chownSync(folder, uid, gid)
    return { uid, gid, stdio: 'ignore', cwd: folder }
  } catch {
    return null
  }
}

function isReady(program: string, port: number): boolean {
  try {
    execFileSync(program, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}
