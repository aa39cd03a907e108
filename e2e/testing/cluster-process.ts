import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chown, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from './cluster-programs.ts'
import type { Owner } from './owner.ts'
import { signalBelow, untilNoneBelow } from './processes-below.ts'

/** A machine of the cluster: a folder, and one program in it with everything that this program starts. */
export interface Machine {
  readonly name: string
  readonly folder: string
  /** Starts the program; it logs to `log` in its folder. */
  start(): Promise<void>
  /** Ends all its processes with SIGKILL. */
  kill(): Promise<void>
  /** Stops all its processes with SIGSTOP; their connections stay open without responses. */
  freeze(): void
  thaw(): void
  /** The last lines of its log. */
  log(): Promise<string>
}

/** Settings shared by all machines of a cluster. */
export interface Site {
  readonly folder: string
  readonly owner: Owner
  readonly env: NodeJS.ProcessEnv
}

/** Prepares a machine. `command` gets its folder and may write files into it. */
export async function machine(
  name: string,
  { folder: parent, owner, env }: Site,
  command: (folder: string) => Promise<Command>,
): Promise<Machine> {
  const folder = path.join(parent, name)
  await mkdir(folder, { mode: 0o700 })
  const [program, ...args] = await command(folder)
  const { uid, gid } = owner
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  const logFile = path.join(folder, 'log')
  return {
    name,
    folder,
    async start() {
      const log = openSync(logFile, 'a')
      const child = spawn(program, args, {
        ...owner,
        cwd: folder,
        env: { ...process.env, ...env, HOME: folder },
        stdio: ['ignore', log, log],
      })
      await once(child, 'spawn')
    },
    async kill() {
      signalBelow(folder, 'SIGKILL')
      await untilNoneBelow(folder)
    },
    freeze: () => signalBelow(folder, 'SIGSTOP'),
    thaw: () => signalBelow(folder, 'SIGCONT'),
    log: async () => (await readFile(logFile, 'utf8')).split('\n').slice(-15).join('\n'),
  }
}
