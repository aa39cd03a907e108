import type { Resource } from '#descriptor/resource.ts'
import { filteringOf } from './filter-text.ts'

/**
 * Words of an address or a query with a meaning of their own: the page number, the order, the open record. A filter of such
 * a name would be read as that, so a field with it has none.
 */
export const reservedNames: ReadonlySet<string> = new Set(
  'page pages size search keyword sort view lack parent tab show edit field from under at id paste import look'.split(
    ' ',
  ),
)

/** Whether a descriptor can name a filter; `checkTable` reports those that cannot work. */
export function isFilterable(resource: Resource, name: string): boolean {
  const field = resource.fields[name]
  return field !== undefined && !/^(none|presence)$/.test(filteringOf(field)) && !reservedNames.has(name)
}

/** The fields that a list can be filtered by beside the filters that its descriptor names. */
export function otherFilters({ fields, list }: Resource): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isOffered = filteringOf(field) !== 'none' && !reservedNames.has(name)
    return isOffered && !list.filters?.includes(name) ? [name] : []
  })
}
