import type { Resource } from '#descriptor/resource.ts'
import type { ScreenSearch } from './screen-search.ts'

/** Whether a screen takes rows from a spreadsheet instead of listing. */
export function showsPaste(resource: Resource, search: ScreenSearch): boolean {
  return resource.list.paste !== undefined && search.paste !== undefined
}
