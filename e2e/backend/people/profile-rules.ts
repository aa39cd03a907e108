import { editableFields } from '#descriptor/resource.ts'
import { sameValue } from '#descriptor/row.ts'
import { profile } from '#resources/profile.ts'
import { user } from '#resources/user.ts'
import { valuesOf } from '../records/stored.ts'
import type { UpdateCheck } from '../records/write-record.ts'
import { HttpError } from '../server/reply.ts'

const PROFILE: ReadonlySet<string> = new Set(editableFields(profile))

/**
 * Throws a 422 when a user without staff permissions changes other fields of their record than those of the profile form.
 * Unchanged fields are accepted, because the form sends the whole record.
 */
export const rejectBeyondProfile: UpdateCheck = async (_tx, { person, before, values, extra }) => {
  if (person.permission === 'admin' || person.permission === 'superadmin') return
  const old = { ...before.extra, ...valuesOf(user, before) }
  const now: Record<string, unknown> = { ...extra, ...values }
  const changed = Object.keys(now).find((name) => !PROFILE.has(name) && !sameValue(now[name], old[name]))
  if (changed === undefined) return
  const message = 'Bạn chỉ sửa được các mục trong hồ sơ của mình.'
  throw new HttpError(422, message, { errors: Object.fromEntries([[changed, message]]) })
}
