// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { memoryApi } from './memory-api.ts'

const calls: string[] = []
const server = createServer(
  memoryApi((req, res) => {
    calls.push(`${req.method} ${req.url}`)
    const record = { id: 'a', name: 'Áo', position: 1 }
    const data = req.url === '/api/list' ? { results: [record, { id: 'b', name: 'Mũ' }] } : record
    // As the back-end reads them.
    const [dpop] = req.headersDistinct['dpop'] ?? []
    res.writeHead(dpop ? 200 : 401, { 'Content-Type': 'application/json', ETag: '"1"' })
    res.end(JSON.stringify({ code: 1, data }))
  }),
)
const isListening = new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve())
})

afterEach(() => calls.splice(0))

async function client() {
  await isListening
  const one = await Client.at(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  one.token = crypto.randomUUID()
  return one
}

test('answers reads that were answered once, and updates with their tag, without the back-end', async () => {
  const { call } = bound(await client())
  await call('GET', '/api/list')
  const { headers } = await call('GET', '/api/one')
  await call('PUT', '/api/update', { id: 'a', position: 1 })
  calls.splice(0)
  const tag = { 'if-match': headers.get('etag') ?? '' }
  const saved = await call('PUT', '/api/update', { id: 'a', position: 2 }, tag)
  expect(saved.body.data).toMatchObject({ id: 'a', name: 'Áo', position: 2 })
  expect((await call('GET', '/api/list')).body.data.results).toMatchObject([{ position: 2 }, { name: 'Mũ' }])
  const one = await call('GET', '/api/one')
  expect(one.body.data.position).toBe(2)
  expect(one.headers.get('etag')).toBe(saved.headers.get('etag'))
  expect((await call('PUT', '/api/update', { id: 'a', position: 3 }, tag)).status).toBe(412)
  expect(calls).toEqual([])
})

test('lets the back-end refuse a call without a valid proof, and a proof that was used before', async () => {
  const signer = await client()
  await signer.call('GET', '/api/one')
  const authorization = `Bearer ${signer.token}`
  const dpop = await signer.dpopProof('/api/one', { token: signer.token })
  const use = async (path: string, headers: Record<string, string>) =>
    (await signer.send('GET', path, { authorization, ...headers })).status
  expect(await use('/api/one', { dpop })).toBe(200)
  expect(calls).toHaveLength(1)
  expect(await use('/api/one', { dpop })).toBe(401)
  expect(await use('/api/one', {})).toBe(401)
  expect(calls).toHaveLength(3)
})

const bound = (one: Client) => ({ call: one.call.bind(one) })
