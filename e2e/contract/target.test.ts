// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen, stopListening } from '../backend/server/server.ts'
import { ApiClient, paceOf } from './api-client.ts'
import { readTarget } from './target.ts'

let server: Server | undefined

afterEach(async () => {
  if (server) await stopListening(server)
  server = undefined
})

/** Signs in at a server with this token endpoint; returns the addresses that were posted to. */
async function signIn(endpoint: (base: string) => string): Promise<readonly string[]> {
  const posted: string[] = []
  server = createServer(({ method, url = '', headers }, response) => {
    if (method === 'POST') posted.push(url)
    if (url === '/idp/token') response.writeHead(307, { location: '/elsewhere' })
    else response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ token_endpoint: endpoint(`http://${headers.host}`) }))
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}`
  const target = await readTarget({ url, username: 'a', password: 'secret' })
  const { signal } = new AbortController()
  const options = { pace: paceOf(Number.POSITIVE_INFINITY), timeout: 5000, signal }
  await expect(ApiClient.signIn(target, options)).rejects.toThrow(/plain HTTP|cannot sign in/)
  return posted
}

test('sends no password to a discovered token endpoint over plain HTTP', async () => {
  expect(await signIn((base) => `${base.replace('localhost', '0.0.0.0')}/idp/token`)).toEqual([])
})

test('follows no redirect of the token endpoint', async () => {
  expect(await signIn((base) => `${base}/idp/token`)).toEqual(['/idp/token'])
})

test.each(['https://ann:secret@api.example', 'ann:secret@'])(
  'refuses a URL with a password without its text: %s',
  async (url) => {
    const refusal = await readTarget({ url, username: 'a', password: 'b' }).catch(String)
    expect(refusal).toMatch(/URL/)
    expect(refusal).not.toContain('secret')
  },
)
