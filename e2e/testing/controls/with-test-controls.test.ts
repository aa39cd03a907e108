// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../backend/db/database.ts'
import { withTestControls } from './with-test-controls.ts'

let server: Server
let origin = ''
let worked = 0

beforeAll(async () => {
  const backEnd = withTestControls((_, res) => {
    worked += 1
    res.setHeader('x-real', 'yes')
    res.writeHead(201, { 'content-type': 'application/json' })
    res.write('{"rows":')
    res.end('[1,2,3]}')
  }, {} as Db)
  server = createServer(backEnd)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((closed) => server.close(closed)))
afterEach(async () => {
  await fetch(`${origin}/test/faults`, { method: 'DELETE' })
  worked = 0
})

async function fault(order: object): Promise<void> {
  const set = await fetch(`${origin}/test/faults`, { method: 'POST', body: JSON.stringify(order) })
  expect(set.status).toBe(200)
}

describe('a fault', () => {
  it('affects the given number of matching requests', async () => {
    await fault({
      path: '/api/brand/*',
      method: 'get',
      status: 503,
      headers: { 'retry-after': '1' },
      times: 2,
    })
    const statuses = []
    for (const path of ['/api/size/search', '/api/brand/search', '/api/brand/1', '/api/brand/2']) {
      statuses.push((await fetch(origin + path)).status)
    }
    expect(statuses).toEqual([201, 503, 503, 201])
    expect(worked).toBe(2)
  })

  it('can drop the response of a processed request', async () => {
    await fault({ path: '/api/brand/create', reset: true, after: true })
    await expect(fetch(`${origin}/api/brand/create`, { method: 'POST' })).rejects.toThrow('fetch failed')
    expect(worked).toBe(1)
    await fault({ path: '/api/brand/create', reset: true })
    await expect(fetch(`${origin}/api/brand/create`, { method: 'POST' })).rejects.toThrow('fetch failed')
    expect(worked).toBe(1)
  })

  it('can replace and truncate the response', async () => {
    await fault({ path: '/x', body: '<h1>Bad gateway</h1>', after: true })
    const page = await fetch(`${origin}/x`)
    expect([page.status, page.headers.get('content-type'), page.headers.get('x-real')]).toEqual([
      200,
      'text/html; charset=utf-8',
      null,
    ])
    await fault({ path: '/x', truncate: 5 })
    const cut = await fetch(`${origin}/x`)
    expect(cut.status).toBe(201)
    await expect(cut.text()).rejects.toThrow()
  })

  it('can only delay the response', async () => {
    await fault({ path: '/x', delay: 60 })
    const start = performance.now()
    expect(await (await fetch(`${origin}/x`)).json()).toEqual({ rows: [1, 2, 3] })
    expect(performance.now() - start).toBeGreaterThan(55)
  })

  it('can hold the request until the faults are cleared', async () => {
    await fault({ path: '/x', held: true })
    const response = fetch(`${origin}/x`)
    expect((await fetch(`${origin}/y`)).status).toBe(201)
    expect(worked).toBe(1)
    await fetch(`${origin}/test/faults`, { method: 'DELETE' })
    expect((await response).status).toBe(201)
    expect(worked).toBe(2)
  })

  it('is rejected with unknown options', async () => {
    const set = await fetch(`${origin}/test/faults`, { method: 'POST', body: '{"path":"/x","stattus":500}' })
    expect(set.status).toBe(400)
  })
})

describe('the log', () => {
  it('returns requests without reusable secrets', async () => {
    await fetch(`${origin}/test/calls`, { method: 'DELETE' })
    const proof = `${btoa('{}')}.${btoa('{"jti":"j1","htm":"GET","ath":"hash"}')}.sig`
    await fetch(`${origin}/api/x?a=1&a=2`, {
      headers: { authorization: 'Bearer secret-token', dpop: proof, lang: 'vi' },
    })
    const calls = await (await fetch(`${origin}/test/calls?path=/api/x`)).json()
    expect(calls).toMatchObject([
      {
        method: 'GET',
        path: '/api/x',
        query: { a: ['1', '2'] },
        scheme: 'Bearer',
        status: 201,
        headers: { lang: 'vi' },
      },
    ])
    expect(calls[0].dpopProof).toEqual({ jti: 'j1', htm: 'GET', ath: true })
    expect(JSON.stringify(calls)).not.toContain('secret-token')
  })
})

describe('the version', () => {
  it('returns the version set by the test', async () => {
    await fetch(`${origin}/test/version`, { method: 'POST', body: '{"version":"next"}' })
    expect(await (await fetch(`${origin}/meta.json`)).json()).toEqual({ version: 'next' })
  })
})
