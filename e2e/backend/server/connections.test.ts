// @vitest-environment node
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { guardConnections } from './connections.ts'
import { listen, stopListening } from './server.ts'
import { readSettings } from './settings.ts'

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'

describe('a connection', () => {
  const limits = { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20 }
  let server: Server
  let client: Socket

  afterEach(async () => {
    client.destroy()
    await stopListening(server)
  })

  /** Opens a connection that its client never closes and repeats a text on. */
  async function open(
    first: string,
    repeated: string,
    listener: RequestListener,
    options: ServerOptions = limits,
  ) {
    server = createServer(options, listener)
    guardConnections(server, readSettings({}))
    await listen(server, 0)
    server.keepAliveTimeout = 150
    const { port } = server.address() as AddressInfo
    client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    client.on('error', () => undefined)
    client.write(first)
    const drip = setInterval(() => client.writable && client.write(repeated), 25)
    client.once('close', () => clearInterval(drip))
  }

  const isClosed = () =>
    expect
      .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))), {
        timeout: 20_000,
      })
      .toBe(0)

  const readBody: RequestListener = (req, res) => {
    text(req).then(
      () => res.end('read'),
      () => undefined,
    )
  }

  it.each([
    ['the head', 'POST / HTTP/1.1\r\nHost: localhost\r\nX: ', 'x'],
    ['the body', HEAD, 'x'],
  ])('is closed with 408 when its client sends %s byte by byte', async (_, first, repeated) => {
    await open(first, repeated, readBody)
    const [answer] = await once(client, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    await isClosed()
  })

  it('is closed when its client leaves it open after a malformed request', async () => {
    await open('GARBAGE\r\n\r\n', '', readBody)
    const [answer] = await once(client, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    await isClosed()
  })

  it('is closed when its client sends blank lines in place of the next request', async () => {
    await open('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', '\r\n', (_, res) => res.end('done'))
    const [answer] = await once(client, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    await isClosed()
  })

  it('is closed when its client does not read the response', async () => {
    await open('', '', (_, res) => res.end(Buffer.alloc(64 * 1024 * 1024)))
    expect(server.timeout).toBe(120_000)
    server.setTimeout(200)
    client.destroy()
    client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).pause()
    client.on('error', () => undefined)
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(server, 'request')
    await isClosed()
  })

  it('gets no second response after the first has begun', async () => {
    await open(HEAD, 'x', (_, res) => {
      res.writeHead(200, { 'Content-Length': 10 })
      res.write('begun')
    })
    const chunks: Buffer[] = []
    client.on('data', (chunk) => chunks.push(chunk))
    await once(client, 'data')
    await isClosed()
    expect(
      Buffer.concat(chunks)
        .toString()
        .match(/HTTP\/1\.1/g),
    ).toHaveLength(1)
  })
})

describe('a request that the app does not see', () => {
  let back: InProcessBackEnd
  beforeAll(async () => {
    back = await startInProcessBackEnd({ PUBLIC_URL: 'https://ben.example.vn' })
  }, 60_000)
  afterAll(() => back.stop())

  async function answerTo(request: string): Promise<string> {
    const client = connect({ port: Number(new URL(back.base).port), host: 'localhost' })
    client.end(request)
    return text(client)
  }

  it.each([
    [
      'with two Host headers',
      400,
      'GET /api/session HTTP/1.1\r\nHost: ben.example.vn\r\nHost: evil.example\r\n\r\n',
    ],
    [
      'with the same Host header twice',
      400,
      'GET /login HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n',
    ],
    ['of the provider with two Host headers', 400, 'GET /idp/jwks HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['with two hosts in one header', 400, 'GET /api/session HTTP/1.1\r\nHost: a.example, b.example\r\n\r\n'],
    ['without a Host header', 400, 'GET /api/session HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['with a malformed line', 400, 'GARBAGE\r\n\r\n'],
    ['with a malformed address', 400, 'GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['with an unknown method', 400, 'FROBNICATE / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'with two lengths',
      400,
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    ['with a large head', 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'with an unknown expectation',
      417,
      'POST /api/login HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n',
    ],
  ])('%s is refused with %i and the headers of every response', async (_, status, request) => {
    const answer = await answerTo(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    for (const header of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'referrer-policy: same-origin',
      'strict-transport-security: max-age=31536000',
      'cache-control: no-store',
    ])
      expect(
        answer
          .toLowerCase()
          .split('\r\n')
          .filter((line) => line === header),
      ).toEqual([header])
  })

  it('the health check of HAProxy, as the guide configures it, is answered with 200', async () => {
    const guide = await readFile('e2e/backend/README.md', 'utf8')
    const [, method, uri, version, host] =
      /http-check send meth (\S+) uri (\S+) ver (\S+) hdr Host (\S+)/.exec(guide) ?? []
    const answer = await answerTo(`${method} ${uri} ${version}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('the start page and the provider keep their own headers, each once', async () => {
    for (const path of ['/idp/jwks', '/api/session']) {
      const answer = await answerTo(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(answer.match(/content-security-policy:/gi)).toHaveLength(1)
      expect(answer.match(/x-content-type-options:/gi)).toHaveLength(1)
    }
  })
})
