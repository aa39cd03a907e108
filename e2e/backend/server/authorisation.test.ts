// @vitest-environment node
import { createHmac } from 'node:crypto'
import { exportJWK } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#resources/table.ts'
import type { Client } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { tableOf } from '../records/record-table.ts'
import type { Audience } from './route.ts'

let back: InProcessBackEnd
let admin: Client
let superadmin: Client
let before = ''

beforeAll(async () => {
  back = await startInProcessBackEnd()
  admin = await back.signedIn('admin')
  superadmin = await back.signedIn('superadmin')
  before = await fingerprint()
}, 60_000)

afterAll(() => back.stop())

/** Changes with anything that is stored. */
async function fingerprint(): Promise<string> {
  const names = [...resources.map((resource) => tableOf(resource)), 'upload', 'file_entry']
  const marks = await Promise.all(
    names.map(async (name) => {
      const found = await sql<{ mark: string }>`
        select md5(coalesce(string_agg(row::text, '' order by row.id), '')) as mark from ${sql.table(name)} as row`.execute(
        back.backEnd.db,
      )
      return `${name} ${found.rows[0]?.mark}`
    }),
  )
  return marks.join('\n')
}

interface Attempt {
  readonly method: string
  readonly path: string
  readonly who: Audience
}

/** Every guarded call, with the id of an existing record where the path has one. */
async function guarded(): Promise<Attempt[]> {
  const { body } = await admin.call('GET', '/api/brand/search?pages=1&page=1')
  const routes = back.backEnd.routes.filter(({ who }) => who !== 'public')
  return routes.map(({ method, path, who }) => ({
    method,
    who,
    path: path.replace(/:\w+/g, body.data.results[0].id),
  }))
}

type Headers = Record<string, string>

const bearer = (c: Client): Headers => ({ authorization: `Bearer ${c.token}` })

const forgeries: readonly (readonly [string, (c: Client, at: Attempt) => Promise<Headers>])[] = [
  ['nothing at all', async () => ({})],
  [
    'a proof for another host',
    async (c, { method, path }) => ({
      ...bearer(c),
      dpop: await c.dpopProof(path, { method, token: c.token, url: `https://ben.example${path}` }),
    }),
  ],
  [
    'a proof that shows its private key',
    async (c, { method, path }) => ({
      ...bearer(c),
      dpop: await c.dpopProof(path, { method, token: c.token, header: { jwk: await exportJWK(c.key) } }),
    }),
  ],
  ['a proof without a signature', (c, at) => resigned(c, at, 'none', () => '')],
  [
    'a proof signed with the public key as a secret',
    (c, at) =>
      resigned(c, at, 'HS256', (text) =>
        createHmac('sha256', JSON.stringify(c.jwk)).update(text).digest('base64url'),
      ),
  ],
  [
    'a proof without the hash of the token',
    async (c, { method, path }) => ({ ...bearer(c), dpop: await c.dpopProof(path, { method }) }),
  ],
]

/** A right proof, but for its algorithm and signature. */
async function resigned(
  c: Client,
  { method, path }: Attempt,
  alg: string,
  sign: (text: string) => string,
): Promise<Headers> {
  const [, claims] = (await c.dpopProof(path, { method, token: c.token })).split('.')
  const header = Buffer.from(JSON.stringify({ typ: 'dpop+jwt', alg, jwk: c.jwk })).toString('base64url')
  return { ...bearer(c), dpop: `${header}.${claims}.${sign(`${header}.${claims}`)}` }
}

const body = { name: 'Kẻ lạ', title: 'Kẻ lạ', password: 'ke-la-2026' }

/** Expects the error envelope without data. */
function expectRefused(what: object, answer: { status: number; body: unknown }, status: number): void {
  expect({ ...what, status: answer.status }).toEqual({ ...what, status })
  expect(Object.keys(answer.body as object).toSorted()).toEqual(['code', 'message'])
}

describe('every guarded route', () => {
  it.each(forgeries)('refuses %s', async (_, headers) => {
    for (const at of await guarded()) {
      const given = await headers(admin, at)
      const sent = at.method === 'GET' ? undefined : body
      expectRefused(at, await admin.send(at.method, at.path, given, sent), 401)
    }
  })

  it('rejects a replayed proof', async () => {
    for (const at of (await guarded()).filter(({ method }) => method === 'GET')) {
      const dpop = await superadmin.dpopProof(at.path, { method: at.method, token: superadmin.token })
      const first = await superadmin.send(at.method, at.path, { ...bearer(superadmin), dpop })
      expect([401, 403, 500]).not.toContain(first.status)
      expectRefused(at, await superadmin.send(at.method, at.path, { ...bearer(superadmin), dpop }), 401)
    }
  })

  it.each(['user', 'business'])('keeps what is the staff’s from the permission %s', async (name) => {
    const c = await back.signedIn(name)
    for (const at of await guarded()) {
      const answer = await c.call(at.method, at.path, at.method === 'GET' ? undefined : body)
      if (answer.status === 403) expectRefused(at, answer, 403)
      else expect({ ...at, open: isOpen(at) }).toEqual({ ...at, open: true })
    }
  })

  it('has changed nothing for any of them', async () => {
    expect(await fingerprint()).toBe(before)
  })

  it.each(['admin', 'superadmin'])('admits the permission %s', async (name) => {
    const c = await back.signedIn(name)
    for (const at of await guarded()) {
      // Reads only: the same guard admits writes, and other tests cover them.
      if (at.method !== 'GET') continue
      const answer = await c.call(at.method, at.path)
      if (at.who === 'superadmin' && name !== 'superadmin') expectRefused(at, answer, 403)
      else expect([401, 403]).not.toContain(answer.status)
    }
  })
})

/** Whether a call is open to every signed-in person. */
function isOpen({ method, path }: Attempt): boolean {
  return back.backEnd.routes.some(
    (route) => route.who === 'signed-in' && route.method === method && route.path === path,
  )
}
