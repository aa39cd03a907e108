import { sql } from 'kysely'
import { resources } from '#resources/table.ts'
import { purgeAudit } from './audit/audit.ts'
import type { Db } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import { purgeKeys } from './idempotency.ts'
import { DEVICE_DAYS } from './identity/caller.ts'
import type { Settings } from './settings.ts'
import { removeUnshown } from './uploads/remove-unshown.ts'
import { purgeQuotas } from './uploads/upload-quota.ts'

const EVERY = 60_000

/**
 * Deletes what has run out once a minute: proofs, tokens, attempts, devices, keys of creates, quotas of past days, old rows of the audit;
 * and, at
 * most once an hour, the pictures that nothing shows. Returns the way to stop.
 */
export function keepPurging(db: Db, settings: Settings): () => void {
  const timer = setInterval(() => {
    purge(db, settings)
      .then(() => removeUnshown(db, resources))
      .catch((error: unknown) => {
        // Without a database there is nothing to look for in the stack; the next minute tries again.
        console.error('Purging failed:', isDatabaseAway(error) ? String(error) : error)
      })
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

/** Deletes what has run out. */
export async function purge(db: Db, { auditDays }: Pick<Settings, 'auditDays'>): Promise<void> {
  await sql`delete from proof where expires_at < now()`.execute(db)
  await sql`delete from oidc where expires_at < now()`.execute(db)
  await sql`delete from attempt where updated_at < now() - interval '1 day'`.execute(db)
  await sql`delete from known_device where seen_at < now() - ${sql.lit(`${DEVICE_DAYS} days`)}::interval`.execute(
    db,
  )
  await purgeKeys(db)
  await purgeQuotas(db)
  await purgeAudit(db, auditDays)
}
