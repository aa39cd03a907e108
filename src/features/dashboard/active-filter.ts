import type { Resource } from '#descriptor/resource.ts'

/** The filter of records whose work counts: those with the toggle on that the home page names. */
export function activeFilter(resource: Resource): Readonly<Record<string, string>> {
  const on = resource.home?.waiting?.on
  return on !== undefined && resource.list.filters?.includes(on) ? { [on]: 'true' } : {}
}
