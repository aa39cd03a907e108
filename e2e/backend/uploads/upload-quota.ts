import { sql } from 'kysely'
import { dayInVietnam } from '#descriptor/filters/period.ts'
import type { Db } from '../db/database.ts'
import { HttpError } from '../server/reply.ts'
import type { Person } from '../server/route.ts'
import type { Settings } from '../server/settings.ts'

/** The daily upload quota of an account. */
export interface Quota {
  readonly files: number
  readonly bytes: number
}

const MB = 1024 * 1024
const OTHERS_SHARE = 100
// An avatar is changed a few times, and one picture may have 8 MB.
const OTHERS_MINIMUM: Quota = { files: 20, bytes: 20 * MB }

/** The daily quota of an account: that of the settings for staff, a hundredth for others, who upload only their avatar. */
export function quotaOf({ permission }: Person, { uploadsPerDay, uploadMbPerDay }: Settings): Quota {
  const staff = { files: uploadsPerDay, bytes: uploadMbPerDay * MB }
  if (permission === 'admin' || permission === 'superadmin') return staff
  const share = (whole: number, least: number) => Math.min(whole, Math.max(least, whole / OTHERS_SHARE))
  return {
    files: share(staff.files, OTHERS_MINIMUM.files),
    bytes: share(staff.bytes, OTHERS_MINIMUM.bytes),
  }
}

/**
 * Counts an upload against the account's daily quota, which ends at midnight in Asia/Ho_Chi_Minh; throws 429 beyond it. One
 * statement, so that concurrent uploads, on any instance, cannot both use the rest.
 */
export async function spendQuota(db: Db, person: Person, quota: Quota, bytes: number): Promise<void> {
  const now = new Date()
  const day = dayInVietnam(now)
  if (bytes > quota.bytes || quota.files < 1) throw quotaExceeded(now)
  const counted = await sql`
    insert into upload_quota (account, day, files, bytes) values (${person.id}, ${day}, 1, ${bytes})
    on conflict (account, day) do update
      set files = upload_quota.files + 1, bytes = upload_quota.bytes + excluded.bytes
      where upload_quota.files < ${quota.files} and upload_quota.bytes + excluded.bytes <= ${quota.bytes}
    returning 1`.execute(db)
  if (counted.rows.length === 0) throw quotaExceeded(now)
}

/** Deletes the counts of past days. */
export async function deletePastQuotas(db: Db): Promise<void> {
  await sql`delete from upload_quota where day < ${dayInVietnam(new Date())}`.execute(db)
}

function quotaExceeded(now: Date): HttpError {
  const headers = { 'Retry-After': String(secondsToMidnight(now)) }
  return new HttpError(
    429,
    'Hôm nay bạn đã tải lên hết mức cho phép. Bạn tải tiếp được từ 0 giờ đêm nay nhé.',
    {
      headers,
    },
  )
}

/** Vietnam has no daylight saving: its midnight is always 17:00 UTC. */
function secondsToMidnight(now: Date): number {
  const day = 24 * 3600
  const inVietnam = now.getTime() / 1000 + 7 * 3600
  return Math.ceil(day - (inVietnam % day))
}
