import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, type ScreenState } from '#screens/href.ts'
import { useGo } from '#screens/use-go.ts'
import { useLatestState } from '#screens/use-screen-state.ts'
import { nameOf } from './use-columns.tsx'

/**
 * The names of rows and the links to their forms, for a table; each function is stable. While the rows are those of an
 * earlier list state, their links are too: rendered again, they would delay the rows that follow. A press takes the
 * list state of its time.
 */
export function useRowLinks(resource: Resource, state: ScreenState, isStale: boolean) {
  const t = useText()
  const go = useGo()
  const [last, setLast] = useState(state)
  if (!isStale && last !== state) setLast(state)
  const shown = isStale ? last : state
  const latestState = useLatestState(resource, shown)
  const renderLink = useMemo(
    () => (row: Row, children: ReactNode) => (
      <AppLink
        to={formHref(resource, row.id, shown)}
        latestTo={() => formHref(resource, row.id, latestState())}
      >
        {children}
      </AppLink>
    ),
    [resource, shown, latestState],
  )
  const rowName = useCallback((row: Row) => nameOf(resource, row, t), [resource, t])
  const onOpen = useCallback(
    (row: Row) => go(formHref(resource, row.id, latestState())),
    [resource, latestState, go],
  )
  return { renderLink, rowName, onOpen }
}
