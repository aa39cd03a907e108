// @vitest-environment node
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { openPostgres, type Postgres } from '../../testing/postgres.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { type BackEnd, openBackEnd } from '../server/server.ts'
import { readSettings, type Settings } from '../server/settings.ts'
import { checkBackup } from './backup-file.ts'
import { backup, restore } from './commands.ts'
import { tableHeads } from './dump.ts'

let folder: string
let postgres: Postgres

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ben-backup-'))
  postgres = await openPostgres()
}, 600_000)

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const at = (name: string) => path.join(folder, name)
const embedded = (name: string) =>
  readSettings({ DATA_DIR: at(name), SEED: 'small', FSYNC: 'off', TEST_ACCOUNTS: '2' })

async function onPostgres(): Promise<Settings> {
  const { url } = await freshDatabase(postgres.url)
  return readSettings({ DATABASE_URL: url, SEED: 'small', TEST_ACCOUNTS: '2' })
}

/** Each table's number of rows and a checksum over their values, but for those that end the sessions. */
async function contents(db: Db): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  await sql`set timezone = 'UTC'`.execute(db)
  for (const { table, columns } of await tableHeads(db)) {
    const names = columns.map(([name]) => name).filter((name) => name !== 'generation')
    names.sort()
    const texts = names.map((name) => sql`coalesce(md5(${sql.ref(name)}::text), '-')`)
    const row = sql`md5(concat(${sql.join(texts)}))`
    const found = await sql`
      select count(*) as count, md5(string_agg(${row}, '' order by ${row} collate "C")) as sum from ${sql.table(table)}`.execute(
      db,
    )
    all[table] = { names, ...(found.rows[0] as object) }
  }
  return all
}

async function stored(settings: Settings): Promise<Record<string, unknown>> {
  const { databaseUrl: url, dataDir } = settings
  const database = await openDatabase({ url, folder: path.join(dataDir, 'postgres'), fsync: false })
  try {
    return await contents(database.db)
  } finally {
    await database.close()
  }
}

/** Values in which a text form may go wrong, and a column that no descriptor of this version has. */
async function addOddRows({ db }: BackEnd): Promise<void> {
  await sql`alter table record_brand add column of_older_version double precision`.execute(db)
  await sql`create table of_older_version (id text primary key, bytes bytea, at timestamptz)`.execute(db)
  await sql`
    insert into of_older_version values ('\\x', decode('00ff5c27', 'hex'), '2026-03-01 00:00:00.123456+07'), ('', null, null)`.execute(
    db,
  )
  await sql`
    insert into oidc (kind, id, payload, grant_id) values
    ('Grant', 'g1', '{"accountId":"u1"}', null), ('RefreshToken', 'r1', '{"accountId":"u1"}', 'g1')`.execute(
    db,
  )
  await sql`insert into proof (jkt, jti, expires_at) values ('k', 'j', now() + interval '1 minute')`.execute(
    db,
  )
  const names = ['Dòng\nhai\t\\N "x" \u2028 \u{1F600}', "'", '']
  for (const [index, name] of names.entries()) {
    await sql`
      insert into record_brand (id, name, extra, of_older_version)
      values (${`odd-${index}`}, ${name}, ${JSON.stringify({ a: [null, 1.5, name] })}, ${0.1 + 0.2 + index})`.execute(
      db,
    )
  }
}

/** The contents after a restore: a session that was ended since the backup must not come back. */
function withoutSessions(all: Record<string, unknown>): Record<string, unknown> {
  const none = { count: 0, sum: null }
  return {
    ...all,
    oidc: { ...(all['oidc'] as object), ...none },
    proof: { ...(all['proof'] as object), ...none },
  }
}

async function generations({ db }: BackEnd): Promise<readonly number[]> {
  const found = await db.selectFrom('credential').select('generation').orderBy('user_id').execute()
  return found.map(({ generation }) => generation)
}

for (const engine of ['the embedded engine', 'PostgreSQL'] as const) {
  const isEmbedded = engine === 'the embedded engine'
  describe(`on ${engine}`, () => {
    let source: Settings
    let file: string
    let before: Record<string, unknown>
    let generationsBefore: readonly number[]

    beforeAll(async () => {
      source = isEmbedded ? embedded('source') : await onPostgres()
      file = at(`${isEmbedded ? 'embedded' : 'postgres'}.backup`)
      const backEnd = await openBackEnd(source, '/nowhere')
      await addOddRows(backEnd)
      before = await contents(backEnd.db)
      generationsBefore = await generations(backEnd)
      expect(generationsBefore).not.toEqual([])
      await backup(source, file)
      await backEnd.close()
    }, 300_000)

    it('makes a backup of a database in use, for its owner alone', async () => {
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect(await stored(source)).toEqual(before)
      expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
      if (isEmbedded) expect(await readdir(at('source'))).toEqual(['postgres'])
    }, 60_000)

    it('restores every row except sessions into both engines, and a back-end starts with it', async () => {
      for (const target of [embedded(`restored-${isEmbedded}`), await onPostgres()]) {
        const { tables } = await restore(target, file)
        expect(await stored(target)).toEqual(withoutSessions(before))
        expect(tables).toMatchObject({ upload: expect.any(Number), applied: expect.any(Number) })
        const backEnd = await openBackEnd(target, '/nowhere')
        expect(await contents(backEnd.db)).toEqual(withoutSessions(before))
        expect(await generations(backEnd)).toEqual(generationsBefore.map((generation) => generation + 1))
        await backEnd.close()
      }
    }, 300_000)

    it('makes a backup of a database that is not in use', async () => {
      const { tables } = await backup(source, at(`again-${isEmbedded}.backup`))
      expect(tables).toEqual((await checkBackup(file)).tables)
    }, 60_000)

    it('refuses to restore where there are data, and changes nothing', async () => {
      await expect(restore(source, file)).rejects.toThrow('đã có dữ liệu')
      expect(await stored(source)).toEqual(before)
    }, 60_000)
  })
}

it('refuses a backup that is damaged anywhere or cut short, before anything is written', async () => {
  const whole = await readFile(at('embedded.backup'))
  const target = embedded('untouched')
  const positions = [0, 70, 200, 16_384, 20_000, whole.length - 1]
  for (const position of positions) {
    const damaged = Buffer.from(whole)
    damaged[position] = (damaged[position] ?? 0) ^ 1
    await writeFile(at('damaged.backup'), damaged)
    await expect(restore(target, at('damaged.backup'))).rejects.toThrow('hỏng')
  }
  for (const length of [0, 100, 16_384, whole.length - 1]) {
    await writeFile(at('damaged.backup'), whole)
    await truncate(at('damaged.backup'), length)
    await expect(restore(target, at('damaged.backup'))).rejects.toThrow('hỏng')
  }
  expect(existsSync(target.dataDir)).toBe(false)
})

it('does not replace a file, and makes none where there are no data', async () => {
  await writeFile(at('other.txt'), 'khác')
  await expect(backup(embedded('source'), at('other.txt'))).rejects.toThrow('đã có')
  expect(await readFile(at('other.txt'), 'utf8')).toBe('khác')
  await expect(backup(embedded('nothing'), at('nothing.backup'))).rejects.toThrow('Chưa có dữ liệu')
  expect(existsSync(at('nothing'))).toBe(false)
})
