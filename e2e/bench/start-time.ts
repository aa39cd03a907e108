import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../testing/free-port.ts'
import { startProgram } from '../testing/start-program.ts'

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
  const env = { PORT: String(await freePort()), DATA_DIR: folder, PUBLIC_URL: '' }
  const started = performance.now()
  const program = await startProgram(process.execPath, ['e2e/run/start.mjs'], /Bến: (\S+)/, env)
  try {
    await fetch(`${program.match[1]}/meta.json`)
    return performance.now() - started
  } finally {
    await program.end()
  }
}
