import type { Raw } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { valueAt } from '#descriptor/wire/path.ts'

/**
 * The entries of a team's views in a settings record as it was read, unparsed; null where the record has no list for them,
 * so that nothing is shown and nothing is written. Null in a record is an empty list.
 */
export function teamViewEntries(
  { teamViews }: Pick<Resource, 'teamViews'>,
  raw: Raw,
): readonly unknown[] | null {
  const value = teamViews === undefined ? undefined : valueAt(raw, teamViews)
  if (value === null) return []
  return Array.isArray(value) ? value : null
}
