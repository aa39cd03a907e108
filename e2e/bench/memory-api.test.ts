// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryApi } from './memory-api.ts'

const calls: string[] = []
const server = createServer(
  memoryApi((req, res) => {
    calls.push(`${req.method} ${req.url}`)
    const record = { id: 'a', name: 'Áo', position: 1 }
    const data = req.url === '/api/list' ? { results: [record, { id: 'b', name: 'Mũ' }] } : record
    res.writeHead(req.url === '/api/none' ? 404 : 200, { 'Content-Type': 'application/json', ETag: '"1"' })
    res.end(JSON.stringify({ code: 1, data }))
  }),
)

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => void server.close())

async function call(method: string, path: string, body?: object) {
  const { port } = server.address() as AddressInfo
  const init = { method, ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  return { etag: response.headers.get('etag'), status: response.status, body: await response.json() }
}

test('answers reads that were answered once, and updates with their tag, without the back-end', async () => {
  for (const [method, path] of [
    ['GET', '/api/list'],
    ['GET', '/api/one'],
    ['PUT', '/api/update'],
  ] as const)
    await call(method, path, method === 'PUT' ? { id: 'a', position: 1 } : undefined)
  calls.splice(0)
  const saved = await call('PUT', '/api/update', { id: 'a', position: 2 })
  expect(saved.body.data).toMatchObject({ id: 'a', name: 'Áo', position: 2 })
  expect((await call('GET', '/api/list')).body.data.results).toMatchObject([{ position: 2 }, { name: 'Mũ' }])
  const one = await call('GET', '/api/one')
  expect(one.body.data.position).toBe(2)
  expect(one.etag).toBe(saved.etag)
  expect(calls).toEqual([])
})

test('sends every POST and every refused read to the back-end again', async () => {
  calls.splice(0)
  for (const method of ['POST', 'GET', 'POST', 'GET'])
    await call(method, '/api/none', method === 'POST' ? {} : undefined)
  expect(calls).toHaveLength(4)
})
