import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InboxResource } from '#descriptor/inbox.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import type { Row } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { newRecordsOptions } from '#hooks/read/new-records.ts'
import { listOptions } from '#hooks/read/use-list.ts'

/** The rows of a list without those that came after the user looked at it, and the number of those. */
export interface Arrivals {
  readonly rows: readonly Row[] | undefined
  /** The number of new records that are held back. */
  readonly arrivedCount: number
  readonly show: () => void
}

interface Looked {
  readonly rows: readonly Row[] | undefined
  /** Whether the rows are being loaded: those that come with them are not held back. */
  readonly isBusy: boolean
  /** Names what the user looks at: for another one all rows are shown. */
  readonly key: string
}

/**
 * Holds back the records that were created since the list was opened, so that no row moves while it is read. Where the oldest
 * are first, they are below the others.
 */
export function useArrivals(
  resource: InboxResource,
  state: ListState,
  { rows, isBusy, key }: Looked,
): Arrivals {
  const [seen, setSeen] = useState<{ readonly key: string; readonly newest: string | null }>({
    key,
    newest: null,
  })
  if (seen.key !== key) setSeen({ key, newest: null })
  else if (seen.newest === null && rows && !isBusy) setSeen({ key, newest: newestOf(rows) })
  useRefetchOnArrival(resource, state, rows)
  const { newest } = seen
  const isAtEnd = state.order?.key === 'created_at' && !state.order.desc
  const isHeldBack = (row: Row) => !isAtEnd && newest !== null && readText(row.created_at) > newest
  const shown = rows?.filter((row) => !isHeldBack(row))
  return {
    rows: shown && rows && shown.length < rows.length ? shown : rows,
    arrivedCount: (rows?.length ?? 0) - (shown?.length ?? 0),
    show: () => setSeen({ key, newest: rows ? newestOf(rows) : null }),
  }
}

// The poll requests one row: where it is newer than those of the list, the list is requested as well.
function useRefetchOnArrival(resource: InboxResource, state: ListState, rows: readonly Row[] | undefined) {
  const { data } = useQuery(newRecordsOptions(resource))
  const [arrived] = data?.rows ?? []
  const id = arrived?.id
  const isUnknown =
    arrived !== undefined &&
    rows !== undefined &&
    readText(arrived.created_at) > newestOf(rows) &&
    !rows.some((row) => row.id === id)
  useEffect(() => {
    if (!isUnknown) return
    // A page of a filtered list is cut from the whole list, which is fresh for longer.
    void cache.invalidateQueries({ queryKey: keys.wholeLists(resource) })
    void cache.invalidateQueries({ queryKey: listOptions(resource, state).queryKey })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each record that arrives
  }, [isUnknown, id])
}

function newestOf(rows: readonly Row[]): string {
  return rows.reduce((newest, row) => {
    const created = readText(row.created_at)
    return created > newest ? created : newest
  }, '')
}
