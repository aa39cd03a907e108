// @vitest-environment node
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Client } from '../../testing/client.ts'
import { freePort } from '../../testing/free-port.ts'
import { openPostgres, type Postgres } from '../../testing/postgres.ts'
import { isReadyAt } from '../../testing/watch-readiness.ts'

type Line = Readonly<Record<string, unknown>>

/** A back-end process with the lines of its log. */
interface Logged {
  readonly base: string
  readonly child: ChildProcess
  readonly lines: Line[]
  messages(): readonly unknown[]
}

/** Starts `npm start` without its build; `within` is a command that runs another. */
async function start(env: Readonly<Record<string, string>>, ...within: readonly string[]): Promise<Logged> {
  const port = await freePort()
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const args = [
    ...within.slice(1),
    ...(within[0] ? [process.execPath] : []),
    '--import',
    'tsx',
    'e2e/backend/main.ts',
  ]
  const fixed = { PORT: String(port), DATABASE_URL: '', PUBLIC_URL: '', HOST: '', SEED: 'small' }
  const child = spawn(within[0] ?? process.execPath, args, {
    env: { ...inherited, ...fixed, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: Line[] = []
  let rest = ''
  child.stderr?.on('data', (part: Buffer) => {
    const all = (rest + part.toString()).split('\n')
    rest = all.pop() ?? ''
    lines.push(...all.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)))
  })
  const base = `http://localhost:${port}`
  const ready = async () => {
    if (!(await isReadyAt(base))) throw new Error('the back-end did not start')
  }
  await vi.waitFor(ready, { timeout: 120_000, interval: 100 })
  const messages = () => lines.map(({ message }) => message).filter((message) => message !== 'request failed')
  return { base, child, lines, messages }
}

async function end({ child }: Logged): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function signedIn(base: string): Promise<Client> {
  const client = await Client.at(base)
  expect((await client.signIn('admin', 'ben-admin-2026')).status).toBe(200)
  return client
}

const statusOf = async (base: string, name: 'live' | 'ready') =>
  (await fetch(`${base}/health/${name}`)).status

describe('on PostgreSQL', () => {
  let postgres: Postgres
  let server: Logged

  // A machine without PostgreSQL installs one first, which takes minutes.
  beforeAll(async () => {
    postgres = await openPostgres()
    server = await start({ DATABASE_URL: postgres.url })
  }, 600_000)

  afterAll(async () => {
    await end(server)
    await postgres.stop()
  }, 60_000)

  it('is not ready while the database is away, and logs the outage and its end once', async () => {
    const client = await signedIn(server.base)
    const refused: (string | null)[] = []
    await postgres.crash(async () => {
      await expect.poll(() => statusOf(server.base, 'ready')).toBe(503)
      for (let turn = 0; turn < 3; turn += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one call after the other
        const { status, headers } = await client.call('GET', '/api/session')
        expect(status).toBe(503)
        refused.push(headers.get('x-request-id'))
      }
      expect(await statusOf(server.base, 'live')).toBe(200)
    })
    await expect.poll(() => statusOf(server.base, 'ready'), { timeout: 60_000 }).toBe(200)
    await expect.poll(() => server.messages().length).toBe(2)
    expect(server.messages()).toEqual(['database unavailable', 'database available again'])
    const failed = server.lines.filter(({ message }) => message === 'request failed')
    expect(failed.map(({ requestId }) => requestId)).toEqual(refused)
    expect(failed[0]).toMatchObject({ level: 'error', method: 'GET', path: '/api/session', status: 503 })
    expect(JSON.stringify(server.lines)).not.toContain(client.token)
  }, 120_000)

  it('has another id for each response, whatever id the request brings', async () => {
    const ids = await Promise.all(
      ['/health/live', '/api/session', '/idp/jwks', '/khong-co.js'].map(async (address) => {
        const { headers } = await fetch(server.base + address, { headers: { 'X-Request-Id': 'mine' } })
        return headers.get('x-request-id')
      }),
    )
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  })
})

const SMALL_DISK = [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=160m tmpfs "$DATA_DIR" && exec "$@"',
  'sh',
]
const canMount =
  spawnSync(SMALL_DISK[0] ?? '', [...SMALL_DISK.slice(1), 'true'], {
    env: { ...process.env, DATA_DIR: tmpdir() },
  }).status === 0

describe.skipIf(!canMount)('on a small disk', () => {
  it('is not ready while the disk is full, says so to staff, and goes on once there is room', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ben-full-'))
    await mkdir(path.join(folder, 'data'))
    const server = await start({ DATA_DIR: path.join(folder, 'data') }, ...SMALL_DISK)
    // The disk as the process sees it.
    const filler = `/proc/${server.child.pid}/root${folder}/data/backup-1.tmp`
    try {
      const client = await signedIn(server.base)
      const create = async () => client.call('POST', '/api/brand/create', { name: crypto.randomUUID() })
      expect((await create()).status).toBe(200)
      await writeFile(filler, Buffer.alloc(160 * 1024 * 1024)).catch(() => undefined)
      // A row still fits where a page has room for it.
      const refusal = { code: 0, message: 'Ổ đĩa của máy chủ đã đầy. Bạn báo người quản trị nhé.' }
      await expect.poll(async () => (await create()).body).toEqual(refusal)
      await expect.poll(() => statusOf(server.base, 'ready')).toBe(503)
      expect(await statusOf(server.base, 'live')).toBe(200)
      await rm(filler)
      const afterwards = async () => [(await create()).status, await statusOf(server.base, 'ready')]
      await expect.poll(afterwards, { timeout: 60_000, interval: 500 }).toEqual([200, 200])
      await expect.poll(() => server.messages()).toEqual(['disk full', 'disk has room again'])
    } finally {
      await end(server)
      await rm(folder, { recursive: true })
    }
  }, 180_000)
})
