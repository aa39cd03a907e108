// @vitest-environment node
import type { KyselyPlugin } from 'kysely'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { signIn } from './account.ts'
import { countFailure, FREE_SOURCE_FAILURES, secondsToWait, sourceLimit } from './attempts.ts'
import { TEST_PASSWORD } from './demo-accounts.ts'
import { Passwords } from './passwords.ts'
import { failSignIns, QUEUED, signInBackEnd, signInByApi } from './sign-ins.test-data.ts'

const office = signInBackEnd()
const { clientFrom } = office

describe('a flood of sign-ins', () => {
  it('does not delay requests of signed-in users', async () => {
    const admin = await office.back.signedIn('admin')
    let answered = 0
    const flood = Array.from({ length: QUEUED + 2 }, async (_, at) => {
      const client = await clientFrom(`203.0.113.${at}`)
      await client.signIn(`khong-co-${at}`, 'sai')
      answered += 1
    })
    // Once the first hash is done, the others wait in the queue.
    await Promise.any(flood)
    expect((await admin.call('GET', '/api/brand/search')).status).toBe(200)
    expect(answered).toBeLessThan(QUEUED / 2)
    await Promise.all(flood)
  }, 120_000)

  it('is rejected with 503 and Retry-After beyond the queue, by both grants', async () => {
    const client = await clientFrom('203.0.113.200')
    const attempts = Array.from({ length: QUEUED + 6 }, (_, at) =>
      at % 2 === 0 ? client.signIn(`khong-co-${at}`, 'sai') : signInByApi(client, `khong-co-${at}`, 'sai'),
    )
    const refused = (await Promise.all(attempts)).filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.message ?? body.error_description).toBe('Máy chủ đang bận. Bạn thử lại sau ít giây nhé.')
    }
    expect(new Set(refused.map(({ body }) => 'error' in body))).toEqual(new Set([true, false]))
  }, 120_000)
})

describe('a source', () => {
  const exhaust = async (source: string) => {
    for (let failures = 0; failures < FREE_SOURCE_FAILURES; failures += 1)
      await countFailure(office.back.backEnd.db, [sourceLimit(source)])
  }

  it('has its wrong passwords counted over all accounts and both sign-in calls', async () => {
    const client = await clientFrom('198.51.100.1')
    await failSignIns(client, 'khong-co-1', 1)
    await failSignIns(client, 'khong-co-2', 1)
    expect((await signInByApi(client, 'khong-co-3', 'sai')).status).toBe(422)
    const counted = await sql<{ failures: number }>`
      select failures from attempt where account = ${sourceLimit('198.51.100.1').key}`.execute(
      office.back.backEnd.db,
    )
    expect(counted.rows).toEqual([{ failures: 3 }])
  })

  it('is limited without locking out other sources or known devices', async () => {
    const known = await clientFrom('198.51.100.2')
    expect((await known.signIn('nguoi-dung-1', TEST_PASSWORD)).status).toBe(200)
    await exhaust('198.51.100.2')
    for (const attempt of [
      await (await clientFrom('198.51.100.2')).signIn('nguoi-dung-1', TEST_PASSWORD),
      await signInByApi(await clientFrom('198.51.100.2'), 'nguoi-dung-2', TEST_PASSWORD),
    ]) {
      expect(attempt.status).toBe(429)
      expect(Number(attempt.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await known.signIn('nguoi-dung-1', TEST_PASSWORD)).status).toBe(200)
    expect((await (await clientFrom('198.51.100.3')).signIn('nguoi-dung-2', TEST_PASSWORD)).status).toBe(200)
  })

  it('loses its failures over time', async () => {
    const { db } = office.back.backEnd
    const limit = sourceLimit('198.51.100.4')
    await exhaust('198.51.100.4')
    expect(await secondsToWait(db, [limit])).toBeGreaterThan(0)
    await sql`update attempt set updated_at = now() - interval '10 minutes', blocked_until = null
      where account = ${limit.key}`.execute(db)
    await countFailure(db, [limit])
    expect(await secondsToWait(db, [limit])).toBe(0)
  })
})

describe('an account', () => {
  const at = async (username: string, password = 'sai') =>
    (await (await clientFrom('198.51.100.28')).signIn(username, password)).status
  const rename = (id: string, username: string) =>
    sql`update record_user set username = ${username} where id = ${id}`.execute(office.back.backEnd.db)

  it('counts the wrong passwords of all spellings of its username together', async () => {
    await failSignIns(await clientFrom('198.51.100.28'), 'nguoi-dung-12', 3)
    await rename('u-nguoi-dung-12', 'Đổi-tên')
    await failSignIns(await clientFrom('198.51.100.28'), 'Đổi-tên', 2)
    expect(await at('Đổi-tên', TEST_PASSWORD)).toBe(429)
    await rename('u-nguoi-dung-12', 'nguoi-dung-12')
    expect(await at('nguoi-dung-12', TEST_PASSWORD)).toBe(429)
  })

  // How the database lowers Đ and İ depends on its locale.
  it('counts its spellings like those of a missing account', async () => {
    await rename('u-nguoi-dung-12', 'Đò-Chi')
    const statuses = async (name: string) => {
      for (let tries = 0; tries < 5; tries += 1) await at(name)
      const spellings = [name, name.toLowerCase(), name.toUpperCase(), name.replace('i', 'İ')]
      return Promise.all(spellings.map((spelling) => at(spelling)))
    }
    expect(await statuses('Đò-Chi')).toEqual(await statuses('Đò-Mai'))
  })
})

it('a wrong password costs the same statements and the same hash for every name', async () => {
  const work: string[][] = []
  const record: KyselyPlugin = {
    transformQuery({ node }) {
      work.at(-1)?.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  class Counted extends Passwords {
    override matches(...args: Parameters<Passwords['matches']>): Promise<boolean> {
      work.at(-1)?.push('hash')
      return super.matches(...args)
    }
  }
  const passwords = new Counted()
  const parts = { db: office.back.backEnd.db.withPlugin(record), passwords }
  const caller = { source: '198.51.100.30', devices: ['key x'], setCookie: '' }
  // An active account, a disabled one, one without a password, and a missing one.
  await sql`insert into record_user (id, username) values ('u-y', 'khong-mat-khau')`.execute(
    office.back.backEnd.db,
  )
  for (const username of ['nguoi-dung-11', 'khoa', 'khong-mat-khau', 'khong-co']) {
    work.push([])
    expect(await signIn(parts, { username, password: 'sai' }, caller)).toEqual({ status: 'wrong-password' })
  }
  await passwords.close()
  expect(work[0]).toContain('hash')
  for (const each of work) expect(each).toEqual(work[0])
})
