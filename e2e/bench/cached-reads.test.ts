// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionDescriptor } from '#resources/session.ts'
import { cachedReads } from './cached-reads.ts'

const calls: string[] = []
const server = createServer(
  cachedReads((req, res) => {
    calls.push(`${req.method} ${req.url}`)
    res.writeHead(200, { 'Content-Type': 'application/json' })
    res.end('{}')
  }),
)

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => void server.close())

async function call(method: string, path: string) {
  const { port } = server.address() as AddressInfo
  calls.splice(0)
  await fetch(`http://127.0.0.1:${port}${path}`, { method })
  return calls
}

test('answers a GET that was answered once until the next write, also after a look-up of the user', async () => {
  const { currentUser } = sessionDescriptor
  expect(await call('GET', '/api/list')).toHaveLength(1)
  expect(await call(currentUser.method, currentUser.path)).toHaveLength(1)
  expect(await call('GET', '/api/list')).toEqual([])
  await call('PUT', '/api/update')
  expect(await call('GET', '/api/list')).toHaveLength(1)
})
