// @vitest-environment node
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#resources/brand.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { openPostgres, type Postgres } from '../../testing/postgres.ts'
import { type StallingProxy, startStallingProxy } from '../../testing/stalling-proxy.ts'
import { auditTable } from '../audit/audit.ts'
import { cleanBody } from '../records/clean-body.ts'
import { recordMigrations } from '../records/record-migrations.ts'
import { createRecord } from '../records/write-record.ts'
import { type Database, openDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { migrate } from './migrate.ts'
import { createLockTable, inTransaction, lockRow } from './transaction.ts'

let postgres: Postgres
let admin: Client
let fresh: FreshDatabase
let database: Database

// A machine without PostgreSQL installs one first, which takes minutes.
beforeAll(async () => {
  postgres = await openPostgres()
  admin = new Client({ connectionString: postgres.url })
  await admin.connect()
}, 600_000)

afterAll(async () => {
  await admin?.end()
  await postgres?.stop()
}, 30_000)

beforeEach(async () => {
  fresh = await freshDatabase(postgres.url)
  database = await openDatabase({ url: fresh.url, folder: '' })
  await createLockTable(database.db)
})

afterEach(async () => {
  await database.close()
  await fresh.drop()
})

/** The error of a statement; undefined when it succeeds. */
async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

const nameOf = ({ url }: FreshDatabase) => new URL(url).pathname.slice(1)

const write = (name: string) => inTransaction(database.db, (tx) => lockRow(tx, name))

describe('a session whose server has become a standby', () => {
  const setReadOnly = (value: 'on' | 'off') =>
    admin.query(`alter database ${nameOf(fresh)} set default_transaction_read_only = ${value}`)

  const endSessions = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [nameOf(fresh)])

  it('fails as unavailable and is not reused', async () => {
    await endSessions()
    await setReadOnly('on')
    await expect.poll(() => errorOf(write('first'))).toMatchObject({ code: '25006' })
    const error = await errorOf(write('second'))
    expect(isDatabaseUnavailable(error), String(error)).toBe(true)
    await setReadOnly('off')
    // The setting holds for a whole session: only a new one can write.
    await write('third')
  })

  it('has committed no write', async () => {
    await endSessions()
    await setReadOnly('on')
    await expect.poll(() => errorOf(lockRow(database.db, 'first'))).toMatchObject({ code: '25006' })
  })
})

describe('a commit that was not replicated', () => {
  const setStandby = async (name: string) => {
    await admin.query(`alter system set synchronous_standby_names = '${name}'`)
    await admin.query('select pg_reload_conf()')
    await expect
      .poll(async () => (await admin.query('show synchronous_standby_names')).rows)
      .toEqual([{ synchronous_standby_names: name }])
    // Commits wait only after the checkpointer, too, has read the setting; it does so before a checkpoint.
    await admin.query('checkpoint')
  }

  beforeEach(() => setStandby('absent'))
  afterEach(() => setStandby(''))

  it.each([
    ['a transaction', (name: string) => write(name)],
    ['a single statement', (name: string) => lockRow(database.db, name)],
  ])('is no success of %s', async (_, work) => {
    const ending = errorOf(work('unknown'))
    const cancelled = () =>
      admin.query(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)
    await expect.poll(async () => (await cancelled()).rowCount).toBe(1)
    const error = await ending
    expect(error).toMatchObject({ code: '08007' })
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})

describe('a connection that is lost', () => {
  const terminate = () =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`)
  const insert = sql`insert into turn (name) select 'unknown' from pg_sleep(60)`

  async function lost(work: Promise<unknown>): Promise<unknown> {
    const ending = errorOf(work)
    await expect.poll(async () => (await terminate()).rowCount).toBe(1)
    return ending
  }

  it('leaves the outcome of a single write unknown', async () => {
    expect(await lost(insert.execute(database.db))).toMatchObject({ code: '08007' })
  })

  it('leaves the outcome of a created record unknown', async () => {
    const { db } = database
    await migrate(db, [auditTable, ...recordMigrations([brand])])
    await sql`
      create function sleep() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end'`.execute(
      db,
    )
    await sql`create trigger slow before insert on record_brand for each row execute function sleep()`.execute(
      db,
    )
    const person = { id: 'u', username: 'u', name: 'U', permission: 'admin' } as const
    const body = await cleanBody(brand, { name: 'Cỡ' })
    expect(await lost(createRecord(db, brand, body, { person }))).toMatchObject({ code: '08007' })
  })

  it('rolls back a transaction before its commit', async () => {
    const error = await lost(inTransaction(database.db, (tx) => insert.execute(tx)))
    expect(error).toMatchObject({ code: '57P01' })
  })

  it('undoes nothing by a read', async () => {
    expect(await lost(sql`select pg_sleep(60)`.execute(database.db))).toMatchObject({ code: '57P01' })
  })
})

describe('a server that has fallen silent', () => {
  let proxy: StallingProxy
  let behind: Database

  beforeEach(async () => {
    const url = new URL(fresh.url)
    proxy = await startStallingProxy(Number(url.port))
    url.port = String(proxy.port)
    behind = await openDatabase({ url: url.href, folder: '' })
  })

  afterEach(async () => {
    await behind.close()
    proxy.stop()
  })

  it('is unavailable after the query timeout, and its connections are not reused', async () => {
    await lockRow(behind.db, 'before')
    // Two open connections, because connecting has a separate timeout.
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.1)`.execute(behind.db)))
    behind.limitQueries(300)
    proxy.stall()
    const errors = await Promise.all([
      errorOf(lockRow(behind.db, 'meanwhile')),
      errorOf(inTransaction(behind.db, (tx) => lockRow(tx, 'meanwhile'))),
    ])
    expect(errors.map(isDatabaseUnavailable), String(errors)).toEqual([true, true])
    proxy.resume()
    const { rows } = await sql<{ name: string }>`select name from turn`.execute(behind.db)
    expect(rows).toEqual([{ name: 'before' }])
  })
})
