// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'

test('a changed descriptor starts the back-end again, at its address and with its folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ben-dev-'))
  const port = await freePort()
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const env = {
    ...inherited,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    SEED: 'small',
  }
  const child = spawn(process.execPath, ['e2e/run/dev.mjs'], { env })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part))
  const starts = () => output.split(`Bến: http://localhost:${port}`).length - 1
  try {
    await expect.poll(starts, { timeout: 120_000 }).toBe(1)
    const now = new Date()
    await utimes('src/resources/table.ts', now, now)
    await expect.poll(starts, { timeout: 120_000 }).toBe(2)
    expect(output).toContain('[tsx] change in ./src/resources/table.ts')
    const document = await fetch(`http://localhost:${port}/openapi.json`)
    expect(document.status).toBe(200)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(folder, { recursive: true })
  }
}, 300_000)
