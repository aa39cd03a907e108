// @vitest-environment node

import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../testing/in-process-back-end.ts'
import { apiConfig } from './api-config.ts'
import { apiProxy } from './api-proxy.ts'

const standard = path.resolve('public/config.json')
let api: InProcessBackEnd
let server: Server
let base: string
let config: Readonly<Record<string, unknown>>

beforeAll(async () => {
  api = await startInProcessBackEnd()
  const proxy = await apiProxy((await apiConfig(['--api', api.base], standard)) ?? {})
  config = proxy.config
  server = createServer((req, res) => void (proxy.answers(req, res) || res.writeHead(404).end()))
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  base = `http://localhost:${(server.address() as AddressInfo).port}`
}, 60_000)

afterAll(async () => {
  server.close()
  await api.stop()
})

test('leads every address of the configuration through the dev server, with the endpoints of the provider', () => {
  expect(config).toMatchObject({
    apiBase: '/@api/0/',
    cdnBase: '/@api/0/',
    identity: {
      authority: '/@api/0/idp',
      metadata: { issuer: expect.stringMatching(/^http.*\/idp$/), token_endpoint: '/@api/0/idp/token' },
    },
  })
})

test('signs proofs again for the address of the API: sign-in, reads, writes and renewal are accepted', async () => {
  const client = await Client.at(`${base}/@api/0`)
  expect((await client.signIn('admin', 'ben-admin-2026')).status).toBe(200)
  const made = await client.call('POST', '/api/brand/create', { name: 'Qua máy chủ phát triển' })
  expect(made).toMatchObject({ status: 200, body: { data: { name: 'Qua máy chủ phát triển' } } })
  const found = await client.call('GET', `/api/brand/${made.body.data.id}`)
  expect(found.headers.get('etag')).toMatch(/^"/)
  expect((await client.renew()).status).toBe(200)
  expect((await client.call('GET', '/api/session')).status).toBe(200)
})

test('accepts no call without a right proof of the session', async () => {
  const client = await Client.at(`${base}/@api/0`)
  await client.signIn('admin', 'ben-admin-2026')
  const { token } = client
  const authorization = `Bearer ${token}`
  expect((await client.send('GET', '/api/session', { authorization })).status, 'no proof').toBe(401)
  for (const wrong of [{ method: 'POST' }, { iat: 1_000_000 }, { claims: { ath: 'x' } }]) {
    const dpop = await client.dpopProof('/api/session', { token, ...wrong })
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    expect((await client.send('GET', '/api/session', { dpop, authorization })).status).toBe(401)
  }
})

test('signs no proof again that another key, no key or a changed one has signed', async () => {
  const [client, other] = [await Client.at(`${base}/@api/0`), await Client.at(`${base}/@api/0`)]
  await client.signIn('admin', 'ben-admin-2026')
  await other.signIn('superadmin', 'ben-superadmin-2026')
  const { token } = client
  const proof = await client.dpopProof('/api/session', { token })
  const [head = '', claims = '', signature = ''] = proof.split('.')
  const header = (parts: object) =>
    Buffer.from(JSON.stringify({ typ: 'dpop+jwt', jwk: client.jwk, ...parts })).toString('base64url')
  const wrong = {
    'another key': await other.dpopProof('/api/session', { token }),
    'alg none': `${header({ alg: 'none' })}.${claims}.`,
    'alg none, signed': `${header({ alg: 'none' })}.${claims}.${signature}`,
    'the key of another proof': `${header({ alg: 'ES256', jwk: other.jwk })}.${claims}.${signature}`,
    'another address': await client.dpopProof('/api/brand/search', { token }),
    'the address of the API': await client.dpopProof('/api/session', {
      token,
      url: `${api.base}/api/session`,
    }),
    'no JWT': 'x.y.z',
    'two proofs': `${proof}, ${head}.${claims}.${signature}`,
  }
  for (const [name, dpop] of Object.entries(wrong)) {
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const { status } = await client.send('GET', '/api/session', { dpop, authorization: `Bearer ${token}` })
    expect([name, status]).toEqual([name, 401])
  }
  expect((await client.call('GET', '/api/session')).status).toBe(200)
})

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io'])(
  'answers nothing for the host %j',
  async (host) => {
    for (const address of ['/', '/config.json', '/@api/0/api/session', '/@api/0/idp/jwks']) {
      const sent = request(base + address, { headers: { host }, agent: false }).end()
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const [answer]: IncomingMessage[] = await once(sent, 'response')
      answer?.resume()
      expect([address, answer?.statusCode]).toEqual([address, 403])
    }
    expect((await fetch(`${base.replace('localhost', '127.0.0.1')}/config.json`)).status).toBe(200)
  },
)

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['same-site', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin', { origin: 'http://localhost:1' }, 403],
  ['no origin of its own', { origin: 'null' }, 403],
  ['the own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['the address bar', { 'sec-fetch-site': 'none' }, 200],
])('responds to a call of %s with %j: %i', async (_, headers, status) => {
  const sent = request(`${base}/@api/0/idp/jwks`, { headers: { ...headers }, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  answer?.resume()
  expect(answer?.statusCode).toBe(status)
})

test('answers a call of its own origin, without the headers of CORS', async () => {
  const { status, headers } = await fetch(`${base}/@api/0/idp/jwks`, { headers: { origin: base } })
  expect(status).toBe(200)
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('forwards to no other origin, and answers 502 where the API is down', async () => {
  expect((await fetch(`${base}/@api/7/api/session`)).status).toBe(404)
  const down = await apiProxy({ apiBase: 'http://localhost:1/' })
  const other = createServer((req, res) => void down.answers(req, res))
  await new Promise<void>((listening) => other.listen(0, 'localhost', listening))
  const answer = await fetch(`http://localhost:${(other.address() as AddressInfo).port}/@api/0/x`)
  expect([answer.status, await answer.json()]).toEqual([502, { message: expect.stringMatching(/^API chưa/) }])
  other.close()
})

test('takes the addresses of a file, and refuses what is no address', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'ben-api-')), 'config.json')
  await writeFile(file, JSON.stringify({ apiBase: '/v1', cdnBase: 'https://cdn.example.vn', signIn: 'api' }))
  expect(await apiConfig(['--api', 'https://api.example.vn', '--config', file], standard)).toEqual({
    apiBase: 'https://api.example.vn/v1',
    cdnBase: 'https://cdn.example.vn',
    signIn: 'api',
  })
  expect(await apiConfig([], standard)).toBeUndefined()
  await expect(apiConfig(['--api', 'api.example.vn'], standard)).rejects.toThrow(/^--api phải là/)
})
