import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isReadyAt } from './watch-readiness.ts'

/** A back-end process that can be inspected and killed. */
export interface BackEndProcess {
  readonly base: string
  isRunning(): boolean
  /** Resident memory in MiB; NaN where /proc is missing. */
  memory(): number
  /** Ends the process with SIGKILL, or with SIGTERM if it ends within ten seconds. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>
  start(): Promise<void>
}

/** Prepares a back-end process on a port, from the file that serves it; `start` starts it. */
export function backEndProcess(
  port: number,
  env: Readonly<Record<string, string>>,
  file = 'e2e/backend/main.ts',
): BackEndProcess {
  let child: ChildProcess | undefined
  const base = `http://localhost:${port}`
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  return {
    base,
    isRunning,
    memory: () => memoryOf(child?.pid),
    async kill(signal = 'SIGKILL') {
      if (!child || !isRunning()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      const timer = setTimeout(() => child?.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(timer)
    },
    async start() {
      // NODE_OPTIONS may instrument the caller; do not pass it on.
      const { NODE_OPTIONS: _, ...inherited } = process.env
      child = spawn(process.execPath, ['--import', 'tsx', file], {
        env: { ...inherited, ...env, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let output = ''
      child.stderr?.on('data', (part) => (output += part))
      const end = endWithThisProcess(child)
      child.once('exit', () => process.off('exit', end))
      const until = Date.now() + 180_000
      while (!(await isReadyAt(base))) {
        if (child.exitCode !== null || Date.now() > until)
          throw new Error(`the back-end did not start\n${output}`)
        await wait(100)
      }
      child.stderr?.removeAllListeners('data').resume()
    },
  }
}

function endWithThisProcess(child: ChildProcess): () => void {
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  return end
}

function memoryOf(pid: number | undefined): number {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kib) / 1024
  } catch {
    return Number.NaN
  }
}
