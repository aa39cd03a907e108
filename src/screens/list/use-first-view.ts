import { useCallback, useEffect, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { href, listHref, type ScreenState, screenHref } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { session } from '#session/session.ts'

/** The storage key of the view that a user has chosen as the first view of a list. */
export function firstViewKey({ name }: Resource): string {
  return `first view ${name} ${session.storedUser()?.subject ?? ''}`
}

/** The address of the unfiltered list: the bare address opens the user's first view. */
export function unfilteredHref(resource: Resource): string {
  return screenHref(resource, { view: 'all' })
}

/** Opens the user's first view if the address has no parameters; returns the addresses of states, as a stable function. */
export function useFirstView(resource: Resource, search: ScreenSearch): (state: ScreenState) => string {
  const go = useGo()
  const [query] = useStoredPreference(firstViewKey(resource), '')
  // Only at the first render: clearing the filters must show all records.
  const [hasNoParameters] = useState(() => Object.keys(search).every((name) => name === 'tab'))
  useEffect(() => {
    if (hasNoParameters && query !== '')
      go(href(resource.path, Object.fromEntries(new URLSearchParams(query))), { replace: true })
  }, [resource, query, hasNoParameters, go])
  return useCallback(
    (state) => {
      const to = listHref(resource, state)
      return query !== '' && to === screenHref(resource) ? unfilteredHref(resource) : to
    },
    [resource, query],
  )
}
