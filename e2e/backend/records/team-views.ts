import type { Raw } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { sameValue } from '#descriptor/row.ts'
import { teamViewEntries } from '#descriptor/team-views/team-view-entries.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { isFree, withValueAt } from '#descriptor/wire/with-value-at.ts'
import { HttpError } from '../server/reply.ts'

/** A record as it is returned: settings with a place for a team's views have a list there, also before their first save. */
export function withTeamViews({ teamViews: path }: Resource, record: Raw): Raw {
  if (path === undefined || valueAt(record, path) !== undefined || !isFree(record, path)) return record
  return withValueAt(record, path, [])
}

/**
 * Throws a 422 for team views that are no list, unless they are stored so. The entries are stored as they are sent: those of
 * other versions of the app belong to it.
 */
export function rejectBadTeamViews(resource: Resource, extra: Raw, before: Raw): void {
  const { teamViews: path } = resource
  if (path === undefined || teamViewEntries(resource, extra)) return
  const sent = valueAt(extra, path)
  if (sent === undefined || sameValue(sent, valueAt(before, path))) return
  const message = 'Cách xem của nhóm phải là một danh sách.'
  throw new HttpError(422, message, { errors: { [path]: message } })
}
