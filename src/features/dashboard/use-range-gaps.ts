import { queryOptions, useQueries } from '@tanstack/react-query'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { readNumber, readText } from '#descriptor/read.ts'
import { fieldOf, notBelowOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { keys } from '#hooks/read/keys.ts'
import { firstCursor, lastPageOf } from '#hooks/read/pages-of.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { listHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import { activeFilter } from './active-filter.ts'
import { gapsOf, type Range } from './gaps-of.ts'
import { firstOf, type WaitingState, waitingState } from './waiting.ts'

type Gaps = NonNullable<NonNullable<NonNullable<Resource['home']>['waiting']>['gaps']>

/** Rows per request, and the number of rows to stop at. */
const perCall = 1000
const mostRows = 5000

/** The values that no range of a list covers: a weight without a price; none for a list that is not read whole. */
export function useRangeGaps(resources: readonly Resource[]): readonly WaitingState[] {
  const t = useText()
  const found = resources.flatMap((one) => {
    const gaps = one.home?.waiting?.gaps
    return can(one, 'list') && gaps ? [{ resource: one, gaps }] : []
  })
  const queries = useQueries({ queries: found.map(({ resource }) => rangesOptions(resource)) })
  return found.map(({ resource, gaps }, at) => {
    const title = t(resource.title)
    return waitingState(`gaps ${resource.name}`, queries[at], t, {
      failed: t('Chưa xem được {title} có thiếu khoảng nào không.', { title }),
      workOf: (rows) => {
        const holes = holesIn(resource, gaps, rows)
        const [first] = holes
        if (!first) return null
        const search = holes.every(({ per }) => per === first.per) ? first.per : ''
        return {
          tone: 'late',
          count: holes.length,
          title: t('{title} còn khoảng trống', { title }),
          detail: firstOf(
            holes.map((hole) => holeText(resource, gaps, hole, t)),
            holes.length,
            t,
          ),
          action: {
            to: listHref(resource, { ...defaultListState(resource), search }),
            label: t('Xem'),
          },
        }
      },
    })
  })
}

function rangesOptions(resource: ResourceWith<'list'>) {
  const state = { ...defaultListState(resource), filters: activeFilter(resource) }
  return queryOptions({
    queryKey: keys.ranges(resource),
    queryFn: async ({ signal }): Promise<readonly Row[]> => {
      const paging = { signal, from: { ...firstCursor, size: perCall }, limit: mostRows, pauseMs: 0 }
      const { rows, total } = await lastPageOf(resource, state, paging)
      // A missing row would appear as a gap.
      return rows.size < mostRows && rows.size >= total ? [...rows.values()] : []
    },
    staleTime: 60_000,
  })
}

interface Hole {
  readonly per: string
  readonly from: number
  readonly to: number
}

function holesIn(resource: Resource, { range, per }: Gaps, rows: readonly Row[]): readonly Hole[] {
  const start = notBelowOf(fieldOf(resource, range)) ?? range
  const groups = new Map<string, Range[]>()
  for (const row of rows) {
    const name = readText(valueOf(row, per))
    const from = readNumber(valueOf(row, start)) ?? 0
    const to = readNumber(valueOf(row, range)) ?? null
    groups.set(name, [...(groups.get(name) ?? []), { from, to }])
  }
  return [...groups].flatMap(([name, ranges]) => gapsOf(ranges).map((gap) => ({ per: name, ...gap })))
}

function holeText(resource: Resource, { range }: Gaps, { per, from, to }: Hole, t: Translate): string {
  const field = fieldOf(resource, range)
  const unit = 'unit' in field && field.unit ? ` ${t(field.unit)}` : ''
  return `${per} ${formatNumber(from)}–${formatNumber(to)}${unit}`
}
