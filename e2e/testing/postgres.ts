import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { ownerOf } from './owner.ts'
import { type Programs, postgresPrograms } from './programs.ts'

/** A PostgreSQL server for tests. */
export interface Postgres {
  readonly url: string
  /** Shuts it down at once, ending all sessions, runs the work if any, and starts it on the same data. */
  crash(during?: () => Promise<unknown>): Promise<void>
  /** Ends its processes with SIGKILL and starts it on the same data. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a PostgreSQL server with empty data on a free port; throws if no PostgreSQL is available. */
export async function openPostgres(): Promise<Postgres> {
  const programs = await postgresPrograms()
  const folder = await mkdtemp(path.join(tmpdir(), 'ben-postgres-'))
  const owner = await ownerOf(folder)
  const port = await freePort()
  const env = { ...process.env, ...programs.env }
  const data = path.join(folder, 'data')
  const init = ['-D', data, '-U', 'ben', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(path.join(programs.folder, 'initdb'), init, { ...owner, env, cwd: folder })
  const start = () => {
    const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
    const options = { ...owner, env, cwd: folder, stdio: 'ignore' } as const
    return ready(spawn(path.join(programs.folder, 'postgres'), args, options), programs, port)
  }
  let server = await start()
  // The exit of this process ends the server.
  const end = () => server.kill('SIGQUIT')
  process.once('exit', end)
  return {
    url: `postgres://ben@127.0.0.1:${port}/postgres`,
    async crash(during) {
      await ended(server, 'SIGQUIT')
      await during?.()
      server = await start()
    },
    async kill() {
      await killed(server)
      server = await start()
    },
    async stop() {
      process.off('exit', end)
      await ended(server, 'SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ready(server: ChildProcess, programs: Programs, port: number): Promise<ChildProcess> {
  const ask = () =>
    promisify(execFile)(path.join(programs.folder, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
      env: { ...process.env, ...programs.env },
    })
  const until = Date.now() + 60_000
  while (server.exitCode === null && Date.now() < until) {
    const answers = await ask().then(
      () => true,
      () => false,
    )
    if (answers) return server
    await wait(100)
  }
  await ended(server, 'SIGQUIT')
  throw new Error(`PostgreSQL did not start (${programs.folder}).`)
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill(signal)
  await exit
}

/** Kills the children too: they hold the shared memory that the next server on the same data needs. */
async function killed(server: ChildProcess): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(server.pid)])
  const children = stdout.trim().split(/\s+/).map(Number)
  await ended(server, 'SIGKILL')
  for (const pid of children) signalIfRunning(pid, 'SIGKILL')
  while (children.some((pid) => signalIfRunning(pid, 0))) await wait(20)
}

function signalIfRunning(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
