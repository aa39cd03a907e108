import { haveValue } from '#descriptor/inbox.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'

/** The filter of records whose work counts: those with the toggle on that the home page names. */
export function activeFilter(resource: Resource): Readonly<Record<string, string>> {
  const on = resource.home?.waiting?.on
  return on !== undefined && resource.list.filters?.includes(on) ? { [on]: 'true' } : {}
}

/** Whether a record may be one whose work counts: a back-end that ignores the filter returns the others, too. */
export function mayBeActive(resource: Resource, row: Row): boolean {
  return Object.entries(activeFilter(resource)).every(
    ([name, value]) => valueOf(row, name) === undefined || haveValue([row], name, value),
  )
}
