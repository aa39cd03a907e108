import { sql } from 'kysely'
import { resources } from '#resources/table.ts'
import { deleteOldAudit } from '../audit/audit.ts'
import { DEVICE_DAYS } from '../identity/caller.ts'
import { deleteExpiredKeys } from '../server/idempotency.ts'
import { log } from '../server/log.ts'
import type { Settings } from '../server/settings.ts'
import { removeUnusedPictures } from '../uploads/remove-unused-pictures.ts'
import { deletePastQuotas } from '../uploads/upload-quota.ts'
import type { Db } from './database.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const INTERVAL_MS = 60_000

/** Runs the clean-up once a minute; returns a function that stops it. */
export function startCleanup(db: Db, settings: Settings): () => void {
  const timer = setInterval(() => void runCleanup(db, settings), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Deletes expired proofs, tokens, attempts, devices, idempotency keys, quotas of past days and old audit rows, and at most once
 * an hour unused pictures. A failing step is logged and does not stop the others.
 */
export async function runCleanup(db: Db, { auditDays }: Pick<Settings, 'auditDays'>): Promise<void> {
  const deviceAge = sql.lit(`${DEVICE_DAYS} days`)
  const steps: readonly (() => Promise<unknown>)[] = [
    () => sql`delete from proof where expires_at < now()`.execute(db),
    () => sql`delete from oidc where expires_at < now()`.execute(db),
    () => sql`delete from attempt where updated_at < now() - interval '1 day'`.execute(db),
    () => sql`delete from known_device where seen_at < now() - ${deviceAge}::interval`.execute(db),
    () => deleteExpiredKeys(db),
    () => deletePastQuotas(db),
    () => deleteOldAudit(db, auditDays),
    () => removeUnusedPictures(db, resources),
  ]
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      log.error({ err: error }, 'clean-up failed')
      // Without a database the other steps fail, too; the next run retries them.
      if (isDatabaseUnavailable(error)) return
    }
  }
}
