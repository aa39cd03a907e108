import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../testing/free-port.ts'
import { type TestControls, testControlsOf } from './test-controls.ts'

/** A back-end process with its own data. */
export interface BackEnd {
  readonly url: string
  readonly controls: TestControls
  readonly stop: () => Promise<void>
  /** Kills the process; `restart` starts it again on the same data. */
  readonly crash: () => Promise<void>
  readonly restart: () => Promise<void>
}

/** Starts a back-end on a free port; `env` sets the variables of e2e/backend/README.md: lifetimes, rotation, seed. */
export async function startBackEnd(env: Readonly<Record<string, string>> = {}): Promise<BackEnd> {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'ben-flows-'))
  const url = `http://localhost:${port}`
  // Flows truncate tables, so they never use a database named in the environment.
  const fixed = {
    SEED: 'small',
    TEST_ACCOUNTS: '12',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    FSYNC: 'off',
  }
  const settings = { ...fixed, ...env, PORT: String(port), DATA_DIR: folder }
  const run = () => answering(spawnServer(settings), url)
  let server = await run()
  return {
    url,
    controls: testControlsOf(url),
    async stop() {
      await keepTally(url)
      await ended(server, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
    crash: () => ended(server, 'SIGKILL'),
    async restart() {
      server = await run()
    },
  }
}

/** Writes the counts of requests to CALLS_FOLDER, where `npm test` adds up those of all back-ends. */
async function keepTally(url: string): Promise<void> {
  const folder = process.env['CALLS_FOLDER']
  if (!folder) return
  // A back-end that a flow has killed does not respond; other flows send the same requests.
  const tally = await testControlsOf(url)
    .tally()
    .catch(() => ({}))
  await writeFile(path.join(folder, `${randomUUID()}.json`), JSON.stringify(tally))
}

function spawnServer(env: Readonly<Record<string, string>>): ChildProcess {
  const { NODE_OPTIONS: _, ...inherited } = process.env
  return spawn(process.execPath, ['--import', 'tsx', 'e2e/testing/controls/main.ts'], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function answering(server: ChildProcess, url: string): Promise<ChildProcess> {
  let output = ''
  server.stdout?.on('data', (part: Buffer) => (output += part.toString()))
  server.stderr?.on('data', (part: Buffer) => (output += part.toString()))
  const until = Date.now() + 180_000
  while (Date.now() < until && server.exitCode === null) {
    if (
      await fetch(`${url}/meta.json`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return server
    await new Promise((wait) => setTimeout(wait, 100))
  }
  await ended(server, 'SIGKILL')
  throw new Error(`The back-end did not start.\n${output}`)
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000)
  await exit
  clearTimeout(timer)
}
