import { useEffect, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useKept } from '#kit/use-kept.ts'
import { href, listHref, type ScreenState, screenHref } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { session } from '#session/session.ts'

/** Where the query of the view is kept that a person wants a list to open with. */
export function firstViewKey({ name }: Resource): string {
  return `first view ${name} ${session.storedUser()?.subject ?? ''}`
}

/** The whole list, said aloud: its bare address opens with the view that one has made the first. */
export function wholeHref(resource: Resource): string {
  return screenHref(resource, { view: 'all' })
}

/** Opens a list with its reader's first view where the address asks for nothing; gives the addresses of its states. */
export function useFirstView(resource: Resource, search: ScreenSearch): (state: ScreenState) => string {
  const go = useGo()
  const [query] = useKept(firstViewKey(resource), '')
  // Only on arrival: whoever clears the filters wants to see all.
  const [isBare] = useState(() => Object.keys(search).every((name) => name === 'tab'))
  useEffect(() => {
    if (isBare && query !== '')
      go(href(resource.path, Object.fromEntries(new URLSearchParams(query))), { replace: true })
  }, [resource, query, isBare, go])
  return (state) => {
    const to = listHref(resource, state)
    return query !== '' && to === screenHref(resource) ? wholeHref(resource) : to
  }
}
