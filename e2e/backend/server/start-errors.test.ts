// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { openLite } from '../db/lite.ts'
import { errorSentence } from './error-sentence.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ben-start-'))
const at = (name: string) => path.join(folder, name)

beforeAll(() => writeFile(at('file'), ''))

afterAll(() => rm(folder, { recursive: true }))

/** Runs a script until it ends and returns its output without the warnings of packages. */
async function run(script: string, env: Readonly<Record<string, string>>) {
  const args = script.endsWith('.ts') ? ['--import', 'tsx', script] : [script]
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const child = spawn(process.execPath, args, {
    env: {
      ...inherited,
      PORT: '',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      DATA_DIR: at('data'),
      SEED: 'small',
      ...env,
    },
    timeout: 60_000,
  })
  const [output, errors] = [text(child.stdout), text(child.stderr)]
  const [exitCode] = await once(child, 'close')
  const lines = (await errors).split('\n').filter((line) => line && !line.startsWith('oidc-provider WARNING'))
  return { exitCode, lines, output: await output }
}

describe('npm start with a wrong environment', () => {
  const cases: readonly (readonly [name: string, value: string, sentence: string])[] = [
    ...['0', '70000', 'abc', '-1', '3000.5'].map((port) => ['PORT', port, 'PORT phải là'] as const),
    ['DATA_DIR', at('file'), 'là một tệp'],
    ['DATA_DIR', at('file/below'), 'là một tệp'],
    ['DATA_DIR', at('missing/below'), 'không có'],
    ['PUBLIC_URL', 'ben.example.vn', 'PUBLIC_URL phải là'],
    ['PUBLIC_URL', 'ftp://ben.example.vn', 'PUBLIC_URL phải là'],
    ['DATABASE_URL', 'mysql://ben:secret@db/ben', 'DATABASE_URL phải có dạng'],
  ]
  for (const [name, value, sentence] of cases) {
    it(`ends before anything else starts: ${name}=${value.replace(folder, '')}`, async () => {
      const { exitCode, lines, output } = await run('e2e/run/start.mjs', {
        PORT: String(await freePort()),
        [name]: value,
      })
      expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
      expect(lines).toEqual([expect.stringContaining(sentence)])
      expect(lines[0]).not.toContain('secret')
    })
  }

  it('names a port that is taken', async () => {
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, listening))
    const address = server.address()
    const port = String(typeof address === 'object' ? address?.port : '')
    const { exitCode, lines, output } = await run('e2e/run/start.mjs', { PORT: port })
    await new Promise((closed) => server.close(closed))
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
    expect(lines).toEqual([expect.stringContaining(`Cổng ${port} đang có chương trình khác dùng`)])
    expect(await readdir(folder)).not.toContain('data')
  })

  it('names a database that does not answer, without its password', async () => {
    const port = await freePort()
    const env = {
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://ben:secret@127.0.0.1:${port}/ben`,
    }
    const { exitCode, lines, output } = await run('e2e/run/start.mjs', env)
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
    expect(lines).toEqual([expect.stringContaining(`127.0.0.1:${port}/ben`)])
    expect(lines[0]).not.toContain('secret')
  })

  it('names a data folder without write permission', async () => {
    await mkdir(at('locked'), { mode: 0o555 })
    await chmod(folder, 0o755)
    // The superuser may write everywhere, so the check is made by another user then.
    const code = `
      import('${path.resolve('e2e/backend/server/data-folder.mjs')}').then(({ checkFolder }) => {
        if (process.getuid() === 0) process.setuid(65534)
        checkFolder('${at('locked')}')
      }).catch(({ message }) => console.log(message))`
    const child = spawn(process.execPath, ['-e', code])
    expect(await text(child.stdout)).toContain('không cho ghi')
  })
})

it('ends before it opens the database for an invalid ADMIN_USERNAME', async () => {
  const { exitCode, lines, output } = await run('e2e/backend/main.ts', {
    PORT: String(await freePort()),
    DATA_DIR: at('unopened'),
    ADMIN_USERNAME: '\u0430dmin',
  })
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
  expect(lines).toEqual([expect.stringContaining('ADMIN_USERNAME: Có ký tự ẩn hoặc dễ nhầm')])
  expect(await readdir(folder)).not.toContain('unopened')
}, 60_000)

it('names a full disk, by the error of Node and by that of the embedded engine', () => {
  const errors = [Object.assign(new Error('write'), { code: 'ENOSPC' }), { name: 'ErrnoError', errno: 51 }]
  for (const error of errors) expect(errorSentence(error)).toContain('Ổ đĩa đã đầy')
})

it('ends in one sentence for a cluster that is damaged', async () => {
  const cluster = at('damaged/postgres')
  await (await openLite(cluster, false)).close()
  for (const [part, content] of [
    ['global/pg_control', Buffer.alloc(8192, 7)],
    ['global/pg_control', Buffer.alloc(0)],
    ['PG_VERSION', '15\n'],
  ] as const) {
    await writeFile(path.join(cluster, part), content)
    const { exitCode, lines } = await run('e2e/backend/main.ts', {
      PORT: String(await freePort()),
      DATA_DIR: at('damaged'),
    })
    expect({ part, exitCode, lines }).toEqual({
      part,
      exitCode: 1,
      lines: [expect.stringContaining(`Không mở được cơ sở dữ liệu ở "${cluster}"`)],
    })
  }
}, 120_000)
