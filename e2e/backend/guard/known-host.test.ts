// @vitest-environment node
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'

const DISCOVERY = '/idp/.well-known/openid-configuration'

async function get(back: InProcessBackEnd, path: string, host: string) {
  const sent = request(back.base + path, { headers: { host }, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  if (!answer) throw new Error('no answer')
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

describe('without PUBLIC_URL', () => {
  let back: InProcessBackEnd

  beforeAll(async () => {
    back = await startInProcessBackEnd()
  }, 60_000)

  afterAll(() => back.stop())

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.8.9.10', '[::1]:3000'])(
    'a request for %s is answered',
    async (host) => {
      const { status, body } = await get(back, DISCOVERY, host)
      expect([status, JSON.parse(body).token_endpoint]).toEqual([
        200,
        `http://${host.toLowerCase()}/idp/token`,
      ])
    },
  )

  it.each(['ben.vn', 'evil.example:3000', '10.0.0.1', '127.0.0.1.evil.example', 'localhost.evil', '[::2]'])(
    'a request for %s is refused with a sentence that names PUBLIC_URL',
    async (host) => {
      for (const path of [DISCOVERY, '/api/session', '/idp/token', '/', '/brands', '/meta.json']) {
        const { status, body, headers } = await get(back, path, host)
        expect(status).toBe(421)
        expect(body).toContain('PUBLIC_URL')
        expect(body).not.toContain(host)
        const isCall = path.startsWith('/api/') || path.startsWith('/idp/')
        expect(headers['content-type']).toContain(isCall ? 'application/json' : 'text/plain')
      }
    },
  )

  it('HTTPS is not promised', async () => {
    const { headers } = await get(back, '/meta.json', 'localhost')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('with PUBLIC_URL', () => {
  let back: InProcessBackEnd

  beforeAll(async () => {
    back = await startInProcessBackEnd({ PUBLIC_URL: 'https://ben.vn' })
  }, 60_000)

  afterAll(() => back.stop())

  it('is used in URLs instead of the request’s host', async () => {
    for (const host of ['ben.vn', 'evil.example', '10.0.0.1:4000']) {
      const { status, body } = await get(back, DISCOVERY, host)
      expect(status).toBe(200)
      expect(JSON.parse(body).token_endpoint).toBe('https://ben.vn/idp/token')
      expect(body).not.toContain('evil')
    }
  })

  it('every answer asks browsers for HTTPS from then on (RFC 6797)', async () => {
    for (const path of [DISCOVERY, '/api/session', '/khong-co.js', '/api/khong-co'])
      expect((await get(back, path, 'ben.vn')).headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
      })
  })
})
