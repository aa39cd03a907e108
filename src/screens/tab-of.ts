import type { Resource } from '#descriptor/resource.ts'
import type { ScreenSearch } from './screen-search.ts'

/** The resource of the tab in the address; the first one without a tab. */
export function tabOf(tabs: readonly Resource[], search: ScreenSearch): Resource {
  const found = tabs.find(({ tab }) => tab === (search.tab ?? '')) ?? tabs[0]
  if (!found) throw new RangeError('a screen needs a resource')
  return found
}
