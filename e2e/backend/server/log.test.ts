// @vitest-environment node
import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

/** The lines that a script with `log` at hand writes to the log. */
async function linesOf(script: string): Promise<readonly Record<string, unknown>[]> {
  const code = `import('${path.resolve('e2e/backend/server/log.ts')}').then(async (it) => { ${script} })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output = await text(child.stderr)
  return output.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
}

it('has the time, the level and of an error only its name, code, text and, where it has no code, its place', async () => {
  const lines = await linesOf(`
    const rows = { detail: 'Key (email)=(an@ben.vn) exists', params: ['secret'], query: 'insert' }
    it.log.error({ err: Object.assign(new Error('duplicate key'), { code: '23505', ...rows }) }, 'first')
    it.log.warn({ err: Object.assign(new TypeError('no function'), rows) }, 'second')
    it.log.fatal({ err: 'words' }, 'third')
    const { serviceUnavailable } = await import('${path.resolve('e2e/backend/server/reply.ts')}')
    it.log.error({ err: serviceUnavailable() }, 'fourth')`)
  expect(lines).toEqual([
    {
      level: 'error',
      time: expect.any(String),
      message: 'first',
      err: { name: 'Error', code: '23505', message: 'duplicate key' },
    },
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      message: 'second',
      err: { name: 'TypeError', message: 'no function', stack: expect.stringContaining('at ') },
    },
    { level: 'fatal', time: expect.any(String), message: 'third', err: { message: 'words' } },
    {
      level: 'error',
      time: expect.any(String),
      message: 'fourth',
      err: { name: 'HttpError', message: expect.stringMatching(/^Máy chủ đang bận/) },
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/secret|an@ben\.vn|insert/)
})

it('has a line for a response with 500 or more whose client has gone', async () => {
  const lines = await linesOf(`
    const { createServer } = await import('node:http')
    const { once } = await import('node:events')
    const gone = new AbortController()
    const server = createServer(async (req, res) => {
      it.logFailures(req, res)
      gone.abort()
      await once(res, 'close')
      res.writeHead(503).end('unavailable')
      process.exit()
    }).listen(0, '127.0.0.1', () => {
      fetch('http://127.0.0.1:' + server.address().port + '/left', { signal: gone.signal }).catch(() => {})
    })`)
  expect(lines).toMatchObject([{ path: '/left', status: 503, message: 'request failed' }])
})

it('has one line for each response with 500 or more, without its query', async () => {
  const lines = await linesOf(`
    const { createServer } = await import('node:http')
    const server = createServer((req, res) => {
      res.setHeader(it.REQUEST_ID, 'one')
      it.logFailures(req, res)
      if (req.url.startsWith('/fail')) it.keepCause(res, new Error('broken'))
      res.writeHead(req.url.startsWith('/fail') ? 500 : 404).end()
    }).listen(0, '127.0.0.1', async () => {
      const base = 'http://127.0.0.1:' + server.address().port
      await fetch(base + '/missing')
      await fetch(base + '/fail?keyword=secret', { headers: { 'X-Request-Id': 'two' } })
      process.exit()
    })`)
  expect(lines).toEqual([
    {
      level: 'error',
      time: expect.any(String),
      requestId: 'one',
      method: 'GET',
      path: '/fail',
      status: 500,
      err: { name: 'Error', message: 'broken', stack: expect.any(String) },
      message: 'request failed',
    },
  ])
})
