import { useCallback, useEffect, useState } from 'react'
import { isRecord, readText, readTexts } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { href, listHref, type ScreenState, screenHref } from '#screens/href.ts'
import { type ListPreferences, readWidths } from '#screens/list/use-list-preferences.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { session } from '#session/session.ts'
import { type Text, text } from '#text/text.ts'

/** A named view of a list: the query of its address and the columns. */
export interface SavedView {
  readonly name: string
  readonly query: string
  /** The chosen columns; null for the usual ones; undefined in a view of an earlier version. */
  readonly columns?: readonly string[] | null | undefined
  /** The widths of columns in rem; undefined in a view of an earlier version. */
  readonly widths?: ListPreferences['widths'] | undefined
  /** The id of a view that the team shares; undefined for an own one. */
  readonly id?: string | undefined
}

/** The maximum number of views per list, and the maximum length of a name. */
export const mostViews = 20
export const longestName = 40

/** The saved views of a list and their setters. */
export interface SavedViews {
  /** The user's own views. */
  readonly views: readonly SavedView[]
  /** The views of the team that the user has not hidden. */
  readonly team: readonly SavedView[]
  /** The own views and those of the team, as tabs show them. */
  readonly all: readonly SavedView[]
  /** The query of the default view; '' for none. */
  readonly first: string
  readonly setViews: (next: readonly SavedView[]) => void
  /** Replaces the copy of the team's views that are shown. */
  readonly setTeam: (next: readonly SavedView[]) => void
  readonly setFirst: (query: string) => void
}

/** The storage key of the user's own views of a list. */
export function viewsKey({ name }: Resource): string {
  return `views ${name} ${session.storedUser()?.subject ?? ''}`
}

/** Parses the stored views; invalid ones are dropped. */
export function readViews(stored: string): readonly SavedView[] {
  try {
    const raw: unknown = JSON.parse(stored)
    if (!Array.isArray(raw)) return []
    return raw.filter(isRecord).flatMap((one): SavedView[] => {
      const name = readText(one.name).slice(0, longestName)
      if (name === '') return []
      const { columns, widths, id } = one
      return [
        {
          name,
          query: readText(one.query),
          columns: Array.isArray(columns) ? readTexts(columns) : columns === null ? null : undefined,
          widths: isRecord(widths) ? readWidths(widths) : undefined,
          id: typeof id === 'string' ? id : undefined,
        },
      ]
    })
  } catch {
    return []
  }
}

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

/** The problem of a view's name, for a new view or for the view at an index; null if there is none. */
export function nameProblem(views: readonly SavedView[], name: string, at?: number): Text | null {
  if (name === '') return text('Hãy đặt tên.')
  if (at === undefined && views.length >= mostViews)
    return text('Đã đủ {n} cách xem: bỏ bớt một cách rồi lưu nhé.', { n: mostViews })
  return views.some((view, index) => view.name === name && index !== at) ? text('Tên này đã có rồi.') : null
}
