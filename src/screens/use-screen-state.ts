import { useMemo } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { listHref, type ScreenState, screenState } from './href.ts'
import type { ScreenSearch } from './screen-search.ts'

/** The state of the list that an address shows: the same object as long as that is the same, whatever opens beside it. */
export function useScreenState(resource: Resource, search: ScreenSearch): ScreenState {
  const address = listHref(resource, screenState(resource, search))
  // Read back from its own text: a record that opens in the drawer changes the search, and must not draw every row again.
  return useMemo(() => {
    const [, query = ''] = address.split('?')
    return screenState(resource, Object.fromEntries(new URLSearchParams(query)))
  }, [resource, address])
}
