// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { createLockTable, lockRow } from '../db/transaction.ts'
import { readinessCheck } from './readiness.ts'

let database: Database

beforeEach(async () => {
  database = await openDatabase({ folder: 'memory://' })
  await createLockTable(database.db)
  await lockRow(database.db, 'before')
}, 60_000)

afterEach(async () => {
  vi.useRealTimers()
  await database.close()
})

/** The result of a check while other work holds the only connection of the embedded engine. */
const checkWhileBusy = () => database.db.connection().execute(() => readinessCheck(database)())

it('is available while long work holds the connection, soon after a statement has succeeded', async () => {
  expect(await checkWhileBusy()).toBe('available')
})

it('is away when no statement has succeeded for 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16_000 })
  expect(await checkWhileBusy()).toBe('away')
})
