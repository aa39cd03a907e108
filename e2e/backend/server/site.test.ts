// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finalizeResponse } from './finalize-response.ts'
import { errorResponse } from './reply.ts'
import type { Env } from './route.ts'
import { readSettings } from './settings.ts'
import { openSite } from './site.ts'

const script = `export const text = '${'Bến '.repeat(1000)}'`
const files: Record<string, string> = {
  'index.html': '<meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>',
  'config.json':
    '{"apiBase":"https://api.ben.vn/v1","cdnBase":"https://cdn.ben.vn","bases":{"warehouse":"https://wms.ben.vn/v2"},"identity":{"authority":"/idp"}}',
  'meta.json': '{"version":"1"}',
  '.sources': 'secret',
  'assets/main-AbCd1234.js': script,
}
const settings = readSettings({})
const app = new Hono<Env>()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ben-site-'))
  await mkdir(path.join(folder, 'assets'))
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)))
  app.onError((error, c) => errorResponse(c, error))
  app.use(finalizeResponse(settings))
  app.get('*', (await openSite(folder)).serve)
})

afterAll(() => rm(folder, { recursive: true }))

describe('the start page', () => {
  it('has a new nonce in every response, the same in header and page', async () => {
    const nonces = new Set<string>()
    for (const address of ['/', '/brands', '/guide/65f0', '/index.html']) {
      const answer = await app.request(address)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([\w-]{20,})'/.exec(policy)?.[1] ?? ''
      const page = await answer.text()
      expect(page).toBe(files['index.html']?.replaceAll('__CSP_NONCE__', nonce))
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(4)
  })

  it('allows what the configuration names and nothing else', async () => {
    const { headers } = await app.request('/')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-")
    expect(policy).toContain("connect-src 'self' https://api.ben.vn https://cdn.ben.vn https://wms.ben.vn;")
    expect(policy).toContain("img-src 'self' data: blob: https://api.ben.vn https://cdn.ben.vn;")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

it('a compressed response has a separate strong tag', async () => {
  const record = new Hono<Env>()
    .use(finalizeResponse(settings))
    .get('/', (c) => c.json({ text: script }, 200, { ETag: '"7.x"' }))
  for (const [accepted, tag] of [
    ['br', '"7.x-br"'],
    ['gzip', '"7.x-gzip"'],
    ['identity', '"7.x"'],
  ] as const) {
    const { headers } = await record.request('/', { headers: { 'accept-encoding': accepted } })
    expect(headers.get('etag')).toBe(tag)
  }
})

describe('a file', () => {
  it('with a hash in its name is immutable and compressed', async () => {
    const answer = await app.request('/assets/main-AbCd1234.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(200)
    expect(brotliDecompressSync(bytes).toString()).toBe(script)
    expect(await (await app.request('/assets/main-AbCd1234.js')).text()).toBe(script)
  })

  it('with version or configuration is revalidated each time', async () => {
    for (const name of ['/config.json', '/meta.json']) {
      expect((await app.request(name)).headers.get('cache-control')).toBe('no-cache')
    }
  })

  it.each(['/assets/gone-12345678.js', '/gone.png', '/.sources', '/assets/..%2f..%2fetc%2fpasswd'])(
    'that is not there (%s) is a 404 and no page',
    async (address) => {
      const answer = await app.request(address)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 0 })
    },
  )
})
