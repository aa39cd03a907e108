import { type ReactNode, useCallback, useMemo } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { useGo } from '#screens/use-go.ts'
import { nameOf } from './lead-column.tsx'

/** The names of rows and the links to their forms, for a table; each function is stable. */
export function useRowLinks(resource: Resource, state: ListState) {
  const t = useText()
  const go = useGo()
  const renderLink = useMemo(
    () => (row: Row, children: ReactNode) => (
      <AppLink to={formHref(resource, row.id, state)}>{children}</AppLink>
    ),
    [resource, state],
  )
  const rowName = useCallback((row: Row) => nameOf(resource, row, t), [resource, t])
  const onOpen = useCallback((row: Row) => go(formHref(resource, row.id, state)), [resource, state, go])
  return { renderLink, rowName, onOpen }
}
