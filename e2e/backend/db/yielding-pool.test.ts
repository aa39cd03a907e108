// @vitest-environment node
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'

it('yields to the event loop after each query of the embedded engine, also inside a transaction', async () => {
  const database = await openDatabase({ folder: 'memory://' })
  const { db } = database
  let turns = 0
  const turn = () => {
    turns += 1
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  const seen: number[] = []
  for (let at = 0; at < 5; at += 1) {
    await sql`select 1`.execute(db)
    seen.push(turns)
  }
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < 5; at += 1) {
      await sql`select 1`.execute(tx)
      seen.push(turns)
    }
  })
  clearImmediate(next)
  await database.close()
  // Each query sees more turns than the one before it.
  expect(seen).toEqual([...new Set(seen)])
})
