import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The processes that work in a folder or below it; a process that has ended, but was not collected, is none. */
export function processesBelow(folder: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const cwd = workingFolder(name)
      return cwd === folder || cwd?.startsWith(`${folder}/`)
    })
    .map(Number)
}

/** Sends a signal to all processes of a folder, also to those that they start until they have received it. */
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

/** Waits until no process works in the folder any more. */
export async function untilNoneBelow(folder: string): Promise<void> {
  while (processesBelow(folder).length > 0) await wait(20)
}

/** Sends a signal; false when the process is gone. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
