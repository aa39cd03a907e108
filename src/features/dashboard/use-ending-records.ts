import { useQueries } from '@tanstack/react-query'
import { can } from '#descriptor/capability.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { valueOf } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { DAY, durationText } from '#screens/duration-text.ts'
import { formHref, listHref } from '#screens/href.ts'
import { activeFilter, mayBeActive } from './active-filter.ts'
import { firstOf, type WaitingState, waitingState } from './waiting.ts'

/** The records that end within seven days, soonest first, among the hundred that end last. */
export function useEndingRecords(resources: readonly Resource[]): readonly WaitingState[] {
  const t = useText()
  const now = useMinute()
  const found = resources.flatMap((one) => {
    const ends = one.home?.waiting?.ends
    return can(one, 'list') && ends !== undefined ? [{ resource: one, ends }] : []
  })
  const queries = useQueries({
    queries: found.map(({ resource, ends }) => listOptions(resource, lastEndsFirst(resource, ends))),
  })
  return found.map(({ resource, ends }, at) => {
    const title = t(resource.title)
    return waitingState(`ends ${resource.name}`, queries[at], t, {
      failed: t('Chưa xem được {title} sắp hết hạn.', { title }),
      workOf: ({ rows }) => {
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

function lastEndsFirst(resource: Resource, ends: string): ListState {
  const order = resource.list.sort?.includes(ends) ? { key: ends, desc: true } : null
  return { ...defaultListState(resource), size: 100, order, filters: activeFilter(resource) }
}
