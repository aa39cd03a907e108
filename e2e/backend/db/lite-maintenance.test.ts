// @vitest-environment node
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { runMaintenance } from './lite-maintenance.ts'

it('keeps the WAL and the tables of the embedded engine from growing with every write', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'ben-upkeep-'))
  const folder = path.join(parent, 'postgres')
  const database = await openDatabase({ folder, fsync: false })
  const { db } = database
  const segments = () => readdirSync(path.join(folder, 'pg_wal')).length
  const size = async () =>
    (await sql<{ size: number }>`select pg_relation_size('long') as size`.execute(db)).rows[0]?.size
  await sql`create table long (text text)`.execute(db)
  const round = async () => {
    await sql`insert into long select repeat(md5(random()::text), 30) from generate_series(1, 40000)`.execute(
      db,
    )
    await sql`delete from long`.execute(db)
    await runMaintenance(db)
    return { segments: segments(), size: await size() }
  }
  await round()
  const early = await round()
  await round()
  await round()
  const late = await round()
  expect(late.size).toBe(early.size)
  expect(late.segments).toBeLessThanOrEqual(early.segments)
  await database.close()
  await rm(parent, { recursive: true })
}, 90_000)
