import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PORT = 4900 + (process.pid % 90)

/** Milliseconds from `npm start` to its first response, with packages installed, the app built and the database seeded. */
export async function startTime(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ben-start-'))
  try {
    await startOnce(folder)
    return await startOnce(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOnce(folder: string): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, ['e2e/run/start.mjs'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder },
    stdio: 'ignore',
  })
  try {
    return await firstAnswer(child, started)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

async function firstAnswer(child: ChildProcess, started: number): Promise<number> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://localhost:${PORT}/meta.json`).catch(() => null)
    if (answer?.ok) return performance.now() - started
    await wait(25)
  }
  throw new Error('npm start ended at once')
}
