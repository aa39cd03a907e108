import { useQueries } from '@tanstack/react-query'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import { freshFilter, haveValue } from '#descriptor/inbox.ts'
import { defaultListState, knownOrder, type ListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { pollInterval } from '#hooks/read/new-records.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { durationText, isLateWait } from '#screens/duration-text.ts'
import { formHref } from '#screens/href.ts'
import { firstOf, type WaitingState, waitingState } from './waiting.ts'

/** The records of the state with the tint of new ones, by age; the longest wait is named first. */
export function useFreshRecords(resources: readonly Resource[]): readonly WaitingState[] {
  const t = useText()
  const now = useMinute()
  const found = resources.flatMap((one) => (can(one, 'list') && one.home?.waiting?.fresh ? [one] : []))
  const queries = useQueries({
    // As often as the badges of the menu, which count the same records.
    queries: found.map((one) => ({ ...listOptions(one, oldestFirst(one)), refetchInterval: pollInterval })),
  })
  return found.map((resource, at) => {
    const title = t(resource.title)
    return waitingState(`fresh ${resource.name}`, queries[at], t, {
      failed: t('Chưa xem được {title} mới.', { title }),
      workOf: ({ rows, page: { total } }) => {
        const [oldest] = rows
        const [filter] = Object.entries(freshFilter(resource))
        if (!oldest || (filter && !haveValue(rows, ...filter))) return null
        const count = total ?? rows.length
        const wait = Math.max(0, now - (Date.parse(readText(oldest.created_at)) || now))
        const names = firstOf(
          rows.map((row) => recordName(resource, row, t)),
          count,
          t,
        )
        return {
          tone: isLateWait(wait) ? 'late' : 'new',
          count,
          isLeast: total === undefined,
          title: t('{title} mới', { title }),
          detail: t('Lâu nhất chờ {wait}: {names}', { wait: durationText(wait, t), names }),
          action: {
            to: formHref(resource, resource.inbox ? oldest.id : '', oldestFirst(resource)),
            label: resource.inbox ? t('Trả lời') : t('Xem'),
          },
        }
      },
    })
  })
}

function oldestFirst(resource: ResourceWith<'list'>): ListState {
  return {
    ...defaultListState(resource),
    order: knownOrder(resource, { key: 'created_at', desc: false }),
    filters: freshFilter(resource),
  }
}
