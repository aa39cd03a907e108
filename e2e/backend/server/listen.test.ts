// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listen, stopListening } from './server.ts'

test('keeps an idle connection open for 75 seconds', async () => {
  const server = createServer((_, response) => response.end())
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/`)
  expect(headers.get('keep-alive')).toBe('timeout=75')
  await stopListening(server)
})
