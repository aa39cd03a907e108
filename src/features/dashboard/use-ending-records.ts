import { queryOptions, useQueries } from '@tanstack/react-query'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import { haveValue } from '#descriptor/inbox.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { keys } from '#hooks/read/keys.ts'
import { firstCursor, type PageCursor, pagesOf } from '#hooks/read/pages-of.ts'
import { useText } from '#hooks/use-text.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { DAY, durationText } from '#screens/duration-text.ts'
import { formHref, listHref } from '#screens/href.ts'
import { firstOf, type WaitingState, waitingState } from './waiting.ts'

/** The most records that are read for those that end soon. */
const mostRows = 500

/** The records that end within seven days, soonest first. */
export function useEndingRecords(resources: readonly Resource[]): readonly WaitingState[] {
  const t = useText()
  const now = useMinute()
  const found = resources.flatMap((one) => {
    const ends = one.home?.waiting?.ends
    return can(one, 'list') && ends !== undefined ? [{ resource: one, ends }] : []
  })
  const queries = useQueries({
    queries: found.map(({ resource, ends }) => endingOptions(resource, ends)),
  })
  return found.map(({ resource, ends }, at) => {
    const title = t(resource.title)
    return waitingState(`ends ${resource.name}`, queries[at], t, {
      failed: t('Chưa xem được {title} sắp hết hạn.', { title }),
      workOf: ({ rows, isPart }) => {
        const ending = rows
          .filter((row) => mayBeActive(resource, row))
          .map((row) => ({ row, left: Date.parse(readText(valueOf(row, ends))) - now }))
          .filter(({ left }) => left > 0 && left <= 7 * DAY)
          .toSorted((one, other) => one.left - other.left)
        const [first] = ending
        if (!first) return null
        const state = defaultListState(resource)
        const texts = ending.map(({ row, left }) =>
          t('“{name}” còn {wait}', { name: recordName(resource, row, t), wait: durationText(left, t) }),
        )
        return {
          tone: first.left < DAY ? 'late' : 'new',
          count: ending.length,
          isLeast: isPart,
          title: t('{title} hết hạn trong 7 ngày tới', { title }),
          detail: firstOf(texts, ending.length, t),
          action: {
            to:
              ending.length === 1
                ? formHref(resource, first.row.id, state)
                : listHref(resource, { ...state, order: { key: ends, desc: true } }),
            label: t('Xem'),
          },
        }
      },
    })
  })
}

/** The records that have not ended, of a list that is read from the last end on. */
function endingOptions(resource: ResourceWith<'list'>, ends: string) {
  const isSorted = resource.list.sort?.includes(ends) === true
  const order = isSorted ? { key: ends, desc: true } : null
  const state = { ...defaultListState(resource), order, filters: activeFilter(resource) }
  return queryOptions({
    queryKey: keys.ending(resource),
    queryFn: async ({ signal }) => {
      let last: PageCursor = firstCursor
      const now = Date.now()
      const hasEnded = (row: Row | undefined) => row && Date.parse(readText(valueOf(row, ends))) < now
      for await (const cursor of pagesOf(resource, state, { signal, limit: mostRows })) {
        last = cursor
        if (isSorted && hasEnded([...cursor.rows.values()].at(-1)))
          return { rows: rowsOf(cursor), isPart: false }
      }
      return { rows: rowsOf(last), isPart: !last.isWhole }
    },
  })
}

const rowsOf = ({ rows }: PageCursor): readonly Row[] => [...rows.values()]

/** The filter of records whose work counts: those with the toggle on that the home page names. */
function activeFilter(resource: Resource): Readonly<Record<string, string>> {
  const on = resource.home?.waiting?.on
  return on !== undefined && resource.list.filters?.includes(on) ? { [on]: 'true' } : {}
}

/** Whether a record may be one whose work counts: a back-end that ignores the filter returns the others, too. */
function mayBeActive(resource: Resource, row: Row): boolean {
  return Object.entries(activeFilter(resource)).every(
    ([name, value]) => valueOf(row, name) === undefined || haveValue([row], name, value),
  )
}
