// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#resources/table.ts'
import { SERVED_BY } from '../../testing/balancer.ts'
import { Client, type ClientResponse } from '../../testing/client.ts'
import { type Instances, startInstances } from '../../testing/instances.ts'
import { png } from '../../testing/png.ts'
import { openPostgres, type Postgres } from '../../testing/postgres.ts'
import { TEST_PASSWORD } from '../identity/demo-accounts.ts'
import { plansOf } from '../seeds/seed.ts'

let postgres: Postgres
let instances: Instances
let client: Client

// A machine without PostgreSQL gets one first, which takes its minutes.
beforeAll(async () => {
  postgres = await openPostgres()
  instances = await startInstances(2, { DATABASE_URL: postgres.url })
  client = await signedIn('admin', 'ben-admin-2026')
}, 600_000)

afterAll(async () => {
  await instances?.stop()
  await postgres?.stop()
}, 30_000)

const servedBy = ({ headers }: { readonly headers: Headers }) => headers.get(SERVED_BY)

async function signedIn(username: string, password: string): Promise<Client> {
  const one = await Client.at(instances.base)
  const { status, body } = await one.signIn(username, password)
  expect([status, body.error]).toEqual([200, undefined])
  return one
}

/** The responses of both instances to the same kind of call, in turn. */
async function fromBoth(call: () => Promise<ClientResponse>): Promise<readonly ClientResponse[]> {
  const answers = [await call(), await call()]
  expect(new Set(answers.map(servedBy))).toEqual(new Set(['0', '1']))
  return answers
}

describe('two instances behind one address', () => {
  it('have seeded their database once, though both were started at the same moment', async () => {
    for (const [resource, small] of plansOf(resources).filter(([{ name }]) => name === 'brand')) {
      const { body } = await client.call('GET', `/api/${resource.name}/search`)
      expect(body.data.pagination.total, resource.name).toBe(small)
    }
  })

  it('accept sessions of the other one and read its writes at once', async () => {
    for (const answer of await fromBoth(() => client.call('GET', '/api/session'))) {
      expect([answer.status, answer.body.data.username]).toEqual([200, 'admin'])
    }
    const made = await client.call('POST', '/api/brand/create', { name: 'Ở máy này' })
    const read = await client.call('GET', `/api/brand/${made.body.data.id}`)
    expect(servedBy(read)).not.toBe(servedBy(made))
    expect(read.body.data).toEqual(made.body.data)
  })

  it('accept one of two updates of one version', async () => {
    const made = await client.call('POST', '/api/brand/create', { name: 'Một bản' })
    const tag = made.headers.get('etag') ?? ''
    const { id } = made.body.data
    for (const answer of await fromBoth(() => client.call('GET', `/api/brand/${id}`))) {
      expect(answer.headers.get('etag')).toBe(tag)
    }
    const update = (position: number) =>
      client.call('PUT', '/api/brand/update', { id, position }, { 'if-match': tag })
    const both = await Promise.all([update(1), update(2)])
    expect(new Set(both.map(servedBy)).size).toBe(2)
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 412]))
  })

  it('run one of two creates with one key, and return the same response to both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = `Một lần ${round}`
      const more = { 'idempotency-key': `"${crypto.randomUUID()}"` }
      const create = () => client.call('POST', '/api/brand/create', { name }, more)
      const both = await Promise.all([create(), create()])
      expect(new Set(both.map(servedBy)).size).toBe(2)
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(both[1].body).toEqual(both[0].body)
      const found = await client.call('GET', `/api/brand/search?keyword=${encodeURIComponent(name)}`)
      expect(found.body.data.pagination.total).toBe(1)
    }
  })

  it('refuse a proof that the other one has seen', async () => {
    const dpop = await client.dpopProof('/api/session', { token: client.token })
    const headers = { dpop, authorization: `Bearer ${client.token}` }
    const answers = await fromBoth(() => client.send('GET', '/api/session', headers))
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
    expect(answers[1]?.headers.get('www-authenticate')).toContain('invalid_dpop_proof')
  })

  it('renew each other’s tokens, but a proof renews only once, even at the same moment', async () => {
    const entered = await Client.at(instances.base)
    const first = await entered.signIn('superadmin', 'ben-superadmin-2026')
    const renewed = await entered.renew()
    expect([renewed.status, servedBy(renewed) === servedBy(first)]).toEqual([200, false])
    for (let round = 0; round < 8; round += 1) {
      const dpop = await entered.dpopProof('/idp/token', { method: 'POST' })
      const form = new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'admin',
        refresh_token: entered.refreshToken,
      })
      const renew = () =>
        fetch(`${instances.base}/idp/token`, { method: 'POST', headers: { dpop }, body: form })
      const statuses = (await Promise.all([renew(), renew()])).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 400]))
    }
  })

  it('refuse an access token that was revoked at the other one', async () => {
    const c = await signedIn('nguoi-dung-8', TEST_PASSWORD)
    for (const { status } of await fromBoth(() => c.call('GET', '/api/session'))) expect(status).toBe(200)
    const body = new URLSearchParams({ client_id: 'admin', token: c.token })
    const { status } = await fetch(`${instances.base}/idp/token/revocation`, { method: 'POST', body })
    expect(status).toBe(200)
    const answers = await fromBoth(() => c.call('GET', '/api/session'))
    expect(answers.map((answer) => answer.status)).toEqual([401, 401])
  })

  it('serve each other’s uploads', async () => {
    const bytes = png(2, 3, () => 0x00_80_80)
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], 'ảnh.png', { type: 'image/png' }))
    const dpop = await client.dpopProof('/api/image/uoload', { method: 'POST', token: client.token })
    const sent = await fetch(`${instances.base}/api/image/uoload`, {
      method: 'POST',
      headers: { dpop, authorization: `Bearer ${client.token}` },
      body: form,
    })
    const { url } = (await sent.json()).data
    const served = await fetch(instances.base + url)
    expect(servedBy(served)).not.toBe(servedBy(sent))
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(bytes))
  })

  it('count wrong passwords together', async () => {
    const guesser = await Client.at(instances.base)
    const by = new Set<string | null>()
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await guesser.signIn('nguoi-dung-7', 'sai')
      by.add(servedBy(answer))
      expect(answer.status).toBe(400)
    }
    expect(by.size).toBe(2)
    const right = await fromBoth(() => guesser.signIn('nguoi-dung-7', TEST_PASSWORD))
    expect(right.map(({ status }) => status)).toEqual([429, 429])
  })
})

describe('an instance that is killed in the midst of writing', { timeout: 180_000 }, () => {
  it('loses no acknowledged row, and the other one continues', async () => {
    const acknowledged: string[] = []
    const broken: number[] = []
    const over = new AbortController()
    const write = async (writer: number) => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const name = `Bền ${writer}-${turn}`
        const { status } = await client.call('POST', '/api/brand/create', { name })
        if (status === 200) acknowledged.push(name)
        else broken.push(status)
      }
    }
    const writers = [1, 2, 3, 4].map(write)
    const [first, second] = instances.all
    for (const [victim, other] of [
      [first, second],
      [second, first],
    ]) {
      await moreThan(acknowledged, 20)
      await victim?.kill()
      await moreThan(acknowledged, 20)
      // Requests that were on their way while the process died have ended: the other one serves all that follow.
      const brokenByKill = broken.length
      await moreThan(acknowledged, 20)
      expect(broken.length).toBe(brokenByKill)
      await victim?.start()
      expect(other?.isRunning()).toBe(true)
    }
    await moreThan(acknowledged, 20)
    over.abort()
    await Promise.all(writers)
    expect(broken.filter((status) => status !== 502)).toEqual([])
    for (const { body } of await fromBoth(() => client.call('GET', '/api/brand/search?pages=1&page=10000'))) {
      const kept = new Set(body.data.results.map(({ name }: { name: string }) => name))
      expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
    }
  })
})

async function moreThan(rows: readonly string[], more: number): Promise<void> {
  const target = rows.length + more
  await expect.poll(() => rows.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(target)
}
