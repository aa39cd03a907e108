// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { log } from '../server/log.ts'
import { runCleanup } from './cleanup.ts'

let back: InProcessBackEnd

beforeAll(async () => {
  back = await startInProcessBackEnd({ SEED: 'none', ADMIN_PASSWORD: 'bến đò sáng sớm' })
}, 60_000)
afterAll(() => back.stop())

it('runs the other steps after a failing one and logs the failure', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  await sql`alter table proof rename to proof_away`.execute(back.backEnd.db)
  await sql`insert into oidc (kind, id, payload, expires_at) values ('Grant', 'g', '{}', now() - interval '1 day')`.execute(
    back.backEnd.db,
  )
  await sql`
    insert into upload (id, path, name, type, size, bytes, used_at)
    values (repeat('a', 40), '/files/a.png', 'a', 'image/png', 1, '\\x00', now() - interval '60 days')`.execute(
    back.backEnd.db,
  )
  await runCleanup(back.backEnd.db, { auditDays: 365 })
  for (const table of ['oidc', 'upload'])
    expect((await sql`select 1 from ${sql.table(table)}`.execute(back.backEnd.db)).rows, table).toEqual([])
  expect(logged.mock.calls).toEqual([
    [{ err: expect.objectContaining({ code: '42P01' }) }, 'clean-up failed'],
  ])
})
