import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backEndProcess } from '../testing/back-end-process.ts'
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
  // Flows truncate tables, so they never use a database named in the environment.
  const fixed = {
    SEED: 'small',
    TEST_ACCOUNTS: '12',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    FSYNC: 'off',
  }
  const settings = { ...fixed, ...env, DATA_DIR: folder }
  const server = backEndProcess(port, settings, 'e2e/testing/controls/main.ts')
  const url = server.base
  await server.start()
  return {
    url,
    controls: testControlsOf(url),
    async stop() {
      await keepTally(url)
      await server.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
    crash: () => server.kill(),
    restart: () => server.start(),
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
