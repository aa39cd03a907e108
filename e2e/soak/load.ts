import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TEST_PASSWORD } from '../backend/identity/demo-accounts.ts'
import { type BackEndProcess, backEndProcess } from '../testing/back-end-process.ts'
import { freePort } from '../testing/free-port.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { openPostgres, type Postgres } from '../testing/postgres.ts'
import { kills } from './kills.ts'
import { LoadClient, type LoadResponse } from './load-client.ts'
import { type Measurement, ninetyNinth, report, signInMeasurement } from './measurement.ts'

const CONNECTIONS = 50
/** Milliseconds between two lines of progress. */
const PROGRESS = 30_000

/** Concurrent sign-ins, a steady load, and kills during writes; on PostgreSQL if available, else on PGlite. */
export async function load(seconds: number): Promise<void> {
  const postgres = await somePostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'ben-load-'))
  const backEnd = backEndProcess(await freePort(), {
    DATA_DIR: folder,
    SEED: 'full',
    TEST_ACCOUNTS: String(CONNECTIONS),
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  })
  console.log(`Load on ${postgres ? 'PostgreSQL' : 'PGlite'}, ${seconds} s`)
  try {
    await backEnd.start()
    const clients = Array.from({ length: CONNECTIONS }, () => new LoadClient(backEnd.base))
    const signIns = clients.map((each, at) => each.signIn(`nguoi-dung-${at + 1}`, TEST_PASSWORD))
    report(signInMeasurement(`${CONNECTIONS} sign-ins at once`, await Promise.all(signIns), 30))
    for (const measurement of await steady(backEnd, clients, seconds, postgres !== null)) report(measurement)
    for (const client of clients) client.close()
    report(await kills(backEnd.base, [backEnd]))
  } finally {
    await backEnd.kill()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A new database on the server at DATABASE_URL, else a new server; null if none is available. */
async function somePostgres(): Promise<Pick<Postgres, 'url' | 'stop'> | null> {
  const named = process.env['DATABASE_URL']
  if (named) {
    // The load writes thousands of rows, so it never uses the named database itself.
    const { url, drop } = await freshDatabase(named)
    return { url, stop: drop }
  }
  return openPostgres().catch((error: Error) => {
    console.log(error.message)
    return null
  })
}

const LISTS = [
  '/api/brand/search?pages=2&page=20',
  '/api/size/search?pages=1&page=20',
  '/api/guide/search?pages=1&page=50',
  '/api/brand/search?pages=1&page=20&keyword=na',
]

async function steady(
  backEnd: BackEndProcess,
  clients: readonly LoadClient[],
  seconds: number,
  isPostgres: boolean,
): Promise<Measurement[]> {
  const responses: Omit<LoadResponse, 'text'>[] = []
  const work = async (client: LoadClient, until: number) => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      const address = LISTS[turn % 5]
      const response = address
        ? await client.call('GET', address)
        : await client.call('POST', '/api/size/create', { name: `Tải ${turn}`, position: turn % 9999 })
      responses.push({ status: response.status, took: response.took })
    }
  }
  const all = (length: number) => Promise.all(clients.map((each) => work(each, Date.now() + length)))
  // Warm-up of code and pools; memory is compared from here on.
  await all(Math.min(10, seconds / 4) * 1000)
  const before = backEnd.memory()
  responses.length = 0
  const start = Date.now()
  const progress = setInterval(() => {
    const passed = (Date.now() - start) / 1000
    console.log(
      `  ${passed.toFixed(0)} s: ${responses.length} requests, ${(responses.length / passed).toFixed(0)} a second`,
    )
  }, PROGRESS)
  await all(seconds * 1000)
  clearInterval(progress)
  const rate = responses.length / ((Date.now() - start) / 1000)
  const slow = ninetyNinth(responses)
  const failed = responses.filter(({ status }) => status >= 500 || status === 0).length
  const odd = responses.filter(({ status }) => status >= 400 && status < 500).length
  const growth = (backEnd.memory() / before - 1) * 100
  const on = isPostgres ? 'PostgreSQL' : 'PGlite'
  return [
    { name: `requests a second on ${on}`, value: rate.toFixed(0), bar: '≥ 300', passes: rate >= 300 },
    { name: '99th percentile', value: `${slow.toFixed(0)} ms`, bar: '< 250 ms', passes: slow < 250 },
    {
      name: 'responses with 5xx or none',
      value: `${failed} of ${responses.length} (4xx: ${odd})`,
      bar: '0',
      passes: failed + odd === 0,
    },
    {
      name: `memory growth in ${responses.length} requests`,
      value: `${growth.toFixed(1)} %`,
      bar: '< 10 %',
      passes: !(growth >= 10),
    },
  ]
}
