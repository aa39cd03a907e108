import { useQueries } from '@tanstack/react-query'
import { type BandIssue, findBandIssues } from '#descriptor/bands/find-band-issues.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { type Resource } from '#descriptor/resource.ts'
import {
  type BandResource,
  bandRecords,
  bandRowsOptions,
  hasBands,
  recordBands,
} from '#hooks/bands/band-rows.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { listHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import { firstOf, type WaitingState, waitingState } from './waiting.ts'

/** The values that no band of a list covers: a weight without a price; none for a list that is not read whole. */
export function useRangeGaps(resources: readonly Resource[]): readonly WaitingState[] {
  const t = useText()
  const found = resources.filter(hasBands).filter(({ home }) => home?.waiting?.gaps)
  const queries = useQueries({ queries: found.map((resource) => bandRowsOptions(resource)) })
  return found.map((resource, at) => {
    const title = t(resource.title)
    return waitingState(`gaps ${resource.name}`, queries[at], t, {
      failed: t('Chưa xem được {title} có thiếu khoảng nào không.', { title }),
      workOf: (rows) => {
        const bands = recordBands(resource, bandRecords(rows ?? []))
        const gaps = findBandIssues(bands).filter(({ kind }) => kind === 'gap')
        const [first] = gaps
        if (!first) return null
        const search = gaps.every(({ group }) => group === first.group) ? first.group : ''
        return {
          tone: 'late',
          count: gaps.length,
          title: t('{title} còn khoảng trống', { title }),
          detail: firstOf(
            gaps.map((gap) => gapText(resource, gap, t)),
            gaps.length,
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

function gapText({ bands, fields }: BandResource, { group, from, to }: BandIssue, t: Translate): string {
  const field = fields[bands.to]
  const unit = field && 'unit' in field && field.unit ? ` ${t(field.unit)}` : ''
  return `${group} ${formatNumber(from)}–${formatNumber(to ?? from)}${unit}`
}
