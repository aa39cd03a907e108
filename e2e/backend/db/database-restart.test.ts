// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, type ClientResponse } from '../../testing/client.ts'
import { type Instances, startInstances } from '../../testing/instances.ts'
import { openPostgres, type Postgres } from '../../testing/postgres.ts'

const RESTARTS = 5

let postgres: Postgres
let instances: Instances

// A machine without PostgreSQL installs one first, which takes minutes.
beforeAll(async () => {
  postgres = await openPostgres()
  instances = await startInstances(2, { DATABASE_URL: postgres.url, SEED: 'small' })
}, 600_000)

afterAll(async () => {
  await instances?.stop()
  await postgres?.stop()
}, 30_000)

describe('a database that is killed under load', { timeout: 240_000 }, () => {
  it('ends no instance, loses and doubles no acknowledged row, and is answered with 503 alone', async () => {
    const [client, renewing] = [await signedIn(), await signedIn()]
    const load = startLoad(client, renewing)
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await load.acknowledges(20)
      await (restart % 2 ? postgres.crash() : postgres.kill())
    }
    await load.acknowledges(20)
    await load.stop()

    expect(instances.all.map((each) => each.isRunning())).toEqual([true, true])
    const failed = load.answers.filter(({ status }) => status !== 200)
    expect(failed.length).toBeGreaterThan(0)
    expect([...new Set(failed.map(({ status }) => status))]).toEqual([503])
    expect(failed.filter(({ headers }) => !Number(headers.get('retry-after')))).toEqual([])
    const { body } = await client.call('GET', '/api/brand/search?pages=1&page=10000')
    const names: string[] = body.data.results.map(({ name }: { name: string }) => name)
    expect([...load.acknowledged].filter((name) => !names.includes(name))).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

async function signedIn(): Promise<Client> {
  const client = await Client.at(instances.base)
  expect((await client.signIn('admin', 'ben-admin-2026')).status).toBe(200)
  return client
}

/** Twelve loops that run until they are stopped: five write, six read lists, one renews its tokens. */
function startLoad(client: Client, renewing: Client) {
  const acknowledged = new Set<string>()
  const answers: ClientResponse[] = []
  const over = new AbortController()
  const repeat = async (call: (turn: number) => Promise<ClientResponse>) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) answers.push(await call(turn))
  }
  const write = (writer: number) =>
    repeat(async (turn) => {
      const name = `Bền ${writer}-${turn}`
      const answer = await client.call('POST', '/api/brand/create', { name })
      if (answer.status === 200) acknowledged.add(name)
      return answer
    })
  const read = () => repeat(() => client.call('GET', '/api/brand/search?pages=1&page=20'))
  const renew = () => repeat(() => renewing.renew())
  const loops = [...[1, 2, 3, 4, 5].map(write), ...Array.from({ length: 6 }, read), renew()]
  return {
    acknowledged,
    answers,
    /** Resolves once so many more rows have been acknowledged. */
    async acknowledges(more: number) {
      const target = acknowledged.size + more
      await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(target)
    },
    async stop() {
      over.abort()
      await Promise.all(loops)
    },
  }
}
