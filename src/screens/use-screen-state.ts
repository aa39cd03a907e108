import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { listHref, type ScreenState, screenState } from './href.ts'
import type { ScreenSearch } from './screen-search.ts'

/** The list state of an address, as a stable object: opening a record in the drawer does not change it. */
export function useScreenState(resource: Resource, search: ScreenSearch): ScreenState {
  const address = listHref(resource, screenState(resource, search))
  // Parsed from its own text: a record that opens in the drawer changes the search, which must not render
  // every row again.
  return useMemo(() => {
    const [, query = ''] = address.split('?')
    return screenState(resource, Object.fromEntries(new URLSearchParams(query)))
  }, [resource, address])
}

/**
 * Reads the state of a list at the time of an event. The address changes at once and the screen renders with it later: a
 * change based on the rendered state would undo the one before it. On the way to another screen it is the rendered state.
 */
export function useLatestState(resource: Resource, rendered: ScreenState): () => ScreenState {
  const { history } = useRouter()
  return useCallback(() => {
    const { pathname, search } = history.location
    const params = new URLSearchParams(search)
    const isOwn = pathname === resource.path && (params.get('tab') ?? '') === resource.tab
    return isOwn ? screenState(resource, Object.fromEntries(params)) : rendered
  }, [history, resource, rendered])
}

/**
 * The search text of the address. The screen renders with it once its rows are loaded, and a search box that waited for that
 * would show a text over a later one. On the way to another screen it is the rendered text.
 */
export function useAddressSearch(rendered: string): string {
  const text = useRouterState({
    select: ({ location, resolvedLocation: last }) => {
      const isSame = location.pathname === last?.pathname && location.search.tab === last.search.tab
      return isSame ? (location.search.search ?? '') : undefined
    },
  })
  return text ?? rendered
}
