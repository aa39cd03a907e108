// @vitest-environment node
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { demoAccounts } from './demo-accounts.ts'

it('only the accounts in the README can sign in after a default start', async () => {
  const back = await startInProcessBackEnd({ TEST_ACCOUNTS: '' })
  const able = await sql<{ id: string }>`select user_id as id from credential order by id`.execute(
    back.backEnd.db,
  )
  expect(able.rows.map(({ id }) => id)).toEqual(
    demoAccounts.map(({ username }) => `u-${username}`).toSorted(),
  )
  await back.stop()
}, 60_000)
