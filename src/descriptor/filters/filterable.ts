import type { Resource } from '#descriptor/resource.ts'
import { filteringOf } from './filter-text.ts'

// A filter with such a name would be read as the page number, the order or the open record in the URL or the
// query.
const reservedNames = new Set(
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
