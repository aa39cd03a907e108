import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The processes whose working directory is the folder or below it, without zombies. */
function processesBelow(folder: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const cwd = workingFolder(name)
      return cwd === folder || cwd?.startsWith(`${folder}/`)
    })
    .map(Number)
}

/** Sends a signal to all processes of a folder, including those started while it is sent. */
export function signalBelow(folder: string, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  const reached = new Set<number>()
  for (let more = processesBelow(folder); more.length > 0; ) {
    for (const pid of more) {
      reached.add(pid)
      sendSignal(pid, signal)
    }
    more = processesBelow(folder).filter((pid) => !reached.has(pid))
  }
}

/** Milliseconds that PostgreSQL gets to shut down, and between two polls. */
const SHUTDOWN = 8000
const LOOK = 20

/**
 * Ends all processes of a folder before it returns: PostgreSQL by an immediate shutdown, which also frees its shared memory,
 * the others by SIGKILL.
 */
export function endBelow(folder: string): void {
  signalBelow(folder, 'SIGCONT')
  const isPostgres = (pid: number) => nameOf(pid) === 'postgres'
  for (const pid of processesBelow(folder).filter((each) => !isPostgres(each))) sendSignal(pid, 'SIGKILL')
  for (const pid of processesBelow(folder).filter(isPostgres)) sendSignal(pid, 'SIGQUIT')
  const until = Date.now() + SHUTDOWN
  const clock = new Int32Array(new SharedArrayBuffer(4))
  // An exit handler cannot await.
  while (processesBelow(folder).length > 0 && Date.now() < until) Atomics.wait(clock, 0, 0, LOOK)
  signalBelow(folder, 'SIGKILL')
}

/** Waits until the folder has no process. */
export async function untilNoneBelow(folder: string): Promise<void> {
  while (processesBelow(folder).length > 0) await wait(LOOK)
}

/** Sends a signal; false when the process is gone. */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

function nameOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return undefined
  }
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
