// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { brand } from '#resources/brand.ts'
import { productCategory } from '#resources/product-category.ts'
import { resources } from '#resources/table.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { openPostgres } from '../../testing/postgres.ts'
import { createFirstAdministrator } from '../identity/create-first-administrator.ts'
import { Passwords } from '../identity/passwords.ts'
import { cleanBody } from '../records/clean-body.ts'
import { createRecord, updateRecord } from '../records/write-record.ts'
import { readSettings } from '../server/settings.ts'
import { markPicturesUsed } from '../uploads/mark-pictures-used.ts'
import { removeUnusedPictures } from '../uploads/remove-unused-pictures.ts'
import { type Database, type Db, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { schema } from './schema.ts'
import { inTransaction, lockRow } from './transaction.ts'

// A machine without PostgreSQL gets one first, which takes its minutes; this never skips.
const postgres = await openPostgres()
process.env['TEST_DATABASE_URL'] = postgres.url

afterAll(async () => {
  delete process.env['TEST_DATABASE_URL']
  await postgres.stop()
}, 30_000)

/** Stores a picture that was last sent long ago, and gives its address. */
async function oldPicture(db: Db): Promise<string> {
  const id = randomBytes(20).toString('hex')
  const path = `/files/${id}.png`
  await sql`
    insert into upload (id, path, name, type, size, bytes, used_at)
    values (${id}, ${path}, 'a.png', 'image/png', 0, '', now() - interval '30 days')`.execute(db)
  await sql`delete from job`.execute(db)
  return path
}

/** Waits until a statement of this database waits for a lock. */
async function waitingFor(db: Db): Promise<void> {
  for (let isWaiting = false; !isWaiting; ) {
    const found = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    isWaiting = found.rows.length > 0
  }
}

const lan = { id: 'u1', username: 'lan', name: 'Lan', permission: 'admin' } as const

/** Runs the tests of the embedded engine on a PostgreSQL server. */
describe('on PostgreSQL', async () => {
  await import('../records/record.business.test.ts')
  await import('../records/validation.business.test.ts')
  await import('../records/lists.business.test.ts')
  await import('../records/tree.business.test.ts')
  await import('../records/changed-descriptor.test.ts')
  await import('../records/entity-tag.business.test.ts')
  await import('../server/idempotency.business.test.ts')
  await import('../audit/audit.business.test.ts')
  await import('../uploads/uploads.test.ts')
  await import('../uploads/remove-unused-pictures.business.test.ts')
  await import('../files/files.test.ts')
  await import('../identity/identity.test.ts')
})

describe('two instances on one database', () => {
  let fresh: FreshDatabase
  let both: readonly Database[]

  beforeAll(async () => {
    fresh = await freshDatabase(postgres.url)
    both = await Promise.all([1, 2].map(() => openDatabase({ url: fresh.url, folder: '' })))
  })

  afterAll(async () => {
    await Promise.all(both.map((each) => each.close()))
    await fresh.drop()
  })

  it('migrate it at the same moment, and again when there is nothing to do', async () => {
    for (let round = 0; round < 2; round += 1) await Promise.all(both.map(({ db }) => migrate(db, schema)))
    const applied = await both[0]?.db.selectFrom('applied').select('name').execute()
    expect(applied?.map(({ name }) => name).toSorted()).toEqual(schema.map(({ name }) => name).toSorted())
  })

  describe.each(['read committed', 'repeatable read', 'serializable'])('whose default is %s', (level) => {
    let pair: readonly Database[]

    beforeAll(async () => {
      const url = new URL(fresh.url)
      url.searchParams.set('options', `-c default_transaction_isolation=${level.replaceAll(' ', '\\ ')}`)
      pair = await Promise.all([1, 2].map(() => openDatabase({ url: url.href, folder: '' })))
    })

    afterAll(() => Promise.all(pair.map((each) => each.close())))

    it('keep a picture that a record begins to show while it is looked at for removal', async () => {
      const [a, b] = pair.map(({ db }) => db)
      if (!a || !b) throw new Error('two databases are open')
      expect((await sql`show transaction_isolation`.execute(b)).rows).toEqual([
        { transaction_isolation: level },
      ])
      const path = await oldPicture(a)
      let removal: Promise<void> | undefined
      await inTransaction(a, async (tx) => {
        await markPicturesUsed(tx, { before: null, after: { values: { logo: path }, extra: {} } })
        await sql`insert into record_brand (id, name, logo) values (${path}, 'Cùng lúc', ${path})`.execute(tx)
        removal = removeUnusedPictures(b, resources)
        await waitingFor(b)
      })
      await removal
      const left = await b.selectFrom('upload').select('path').where('path', '=', path).execute()
      expect(left).toEqual([{ path }])
      await sql`delete from record_brand`.execute(a)
    })

    it('refuse a record that begins to show a picture while it is removed', async () => {
      const [a, b] = pair.map(({ db }) => db)
      if (!a || !b) throw new Error('two databases are open')
      const logo = await oldPicture(a)
      const body = await cleanBody(brand, { name: 'Muộn', logo })
      const saving = await inTransaction(a, async (tx) => {
        await sql`select id from upload where path = ${logo} for update`.execute(tx)
        const saved = createRecord(b, brand, body, { person: lan }).catch((error: unknown) => error)
        await waitingFor(a)
        await sql`delete from upload where path = ${logo}`.execute(tx)
        return { saved }
      })
      expect(await saving.saved).toMatchObject({ status: 422, errors: { logo: expect.any(String) } })
    })
  })

  it('skip optional statements that the database does not support', async () => {
    const statements = [
      { run: 'create extension nobody_has_this', optional: true },
      'create table if not exists after_it (id text primary key)',
    ] as const
    const db = both[0]?.db as Db
    await migrate(db, [{ name: 'odd', statements }])
    const found = await sql`select to_regclass('after_it') as made`.execute(db)
    expect(found.rows).toEqual([{ made: 'after_it' }])
  })

  it('run a transaction again that the database could not fit in with another', async () => {
    const count = async ({ db }: Database) =>
      inTransaction(db, async (tx) => {
        await sql`set transaction isolation level serializable`.execute(tx)
        const row = await tx.selectFrom('secret').select('value').where('name', '=', 'n').executeTakeFirst()
        await sql`select pg_sleep(0.05)`.execute(tx)
        const value = String(Number(row?.value ?? 0) + 1)
        await sql`
          insert into secret values ('n', ${value}) on conflict (name) do update set value = ${value}`.execute(
          tx,
        )
      })
    await Promise.all(both.map(count))
    const row = await both[0]?.db.selectFrom('secret').select('value').where('name', '=', 'n').execute()
    expect(row).toEqual([{ value: '2' }])
  })

  it('close no ring in a tree by two moves at the same moment', async () => {
    const [first, second] = both.map(({ db }) => db) as [Db, Db]
    const writer = { person: { id: 'u', username: 'u', name: 'U', permission: 'admin' } } as const
    for (let round = 0; round < 8; round += 1) {
      const cleaned = (body: object) => cleanBody(productCategory, { ...body })
      const make = async (parent_id: string | null) =>
        createRecord(first, productCategory, await cleaned({ name: 'Nhánh', parent_id }), writer)
      const roots = [await make(null), await make(null)] as const
      const leaves = [await make(roots[0].id), await make(roots[1].id)] as const
      const below = [
        await cleaned({ parent_id: leaves[1].id }),
        await cleaned({ parent_id: leaves[0].id }),
      ] as const
      // Each goes below the other's child: no row that one of them touches is touched by the other.
      const ends = await Promise.allSettled([
        updateRecord(first, productCategory, roots[0].id, below[0], writer),
        updateRecord(second, productCategory, roots[1].id, below[1], writer),
      ])
      expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']))
    }
  })

  it('make the first administrator once, and print the password once', async () => {
    const say = vi.spyOn(console, 'log').mockReturnValue()
    const settings = readSettings({ SEED: 'none' })
    const passwords = new Passwords()
    await Promise.all(both.map(({ db }) => createFirstAdministrator({ db, passwords }, settings)))
    await passwords.close()
    const made = await both[0]?.db.selectFrom('credential').select('must_change').execute()
    expect(made).toEqual([{ must_change: true }])
    expect(say).toHaveBeenCalledTimes(1)
    say.mockRestore()
  })

  it('take turns', async () => {
    const events: string[] = []
    const work = ({ db }: Database, name: string) =>
      inTransaction(db, async (tx) => {
        await lockRow(tx, 'a turn')
        events.push(`${name} begins`)
        await sql`select pg_sleep(0.05)`.execute(tx)
        events.push(`${name} ends`)
      })
    await Promise.all(both.map((each, at) => work(each, String(at))))
    const [first = ''] = events
    const other = first.startsWith('0') ? '1' : '0'
    expect(events).toEqual([first, first.replace('begins', 'ends'), `${other} begins`, `${other} ends`])
  })
})
