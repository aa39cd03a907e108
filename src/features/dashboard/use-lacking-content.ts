import { useQueries } from '@tanstack/react-query'
import { type BandIssue, findBandIssues } from '#descriptor/bands/find-band-issues.ts'
import { can } from '#descriptor/capability.ts'
import { type ContentIssueKind, contentIssuesOf } from '#descriptor/content-check.ts'
import { contentCheckView, defaultListState } from '#descriptor/list-state.ts'
import { type Resource } from '#descriptor/resource.ts'
import {
  type BandResource,
  bandRecords,
  bandRowsOptions,
  hasBands,
  recordBands,
} from '#hooks/bands/band-rows.ts'
import { newestState } from '#hooks/read/new-records.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { listHref, screenHref } from '#screens/href.ts'
import { issueKindName } from '#screens/issue-kind-name.ts'
import { formatNumber } from '#text/format.ts'
import { firstOf, type WaitingState, waitingState } from './waiting.ts'

/** How many recently changed records are checked. */
const checkedRows = 20

/**
 * The content that recently changed records lack, one list request per entity. Issues in texts that a list
 * omits are found by the content check screen only, which scans every record.
 */
export function useLackingContent(resources: readonly Resource[]): readonly WaitingState[] {
  const t = useText()
  const found = resources.flatMap((one) => (can(one, 'list') && one.contentCheck ? [one] : []))
  const queries = useQueries({
    queries: found.map((one) => listOptions(one, newestState(one, 'updated_at'))),
  })
  return found.map((resource, at) => {
    const title = t(resource.title)
    return waitingState(`content ${resource.name}`, queries[at], t, {
      failed: t('Chưa xem được {title} nào còn thiếu.', { title }),
      workOf: ({ rows }) => {
        const lacking = rows
          .slice(0, checkedRows)
          .map((row) => contentIssuesOf(resource, row, { facts: {}, dead: new Set() }))
          .filter((issues) => issues.length > 0)
        if (lacking.length === 0) return null
        const kinds = lacking.flatMap((issues) => [...new Set(issues.map(({ kind }) => kind))])
        const countOf = (kind: ContentIssueKind) => kinds.filter((one) => one === kind).length
        return {
          tone: 'new',
          count: lacking.length,
          title: t('{title} chưa sẵn sàng', { title }),
          detail: [...new Set(kinds)]
            .map((kind) => `${issueKindName(kind, t)}: ${formatNumber(countOf(kind))}`)
            .join(' · '),
          action: { to: screenHref(resource, { view: contentCheckView }), label: t('Xem') },
        }
      },
    })
  })
}

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
        const gaps = findBandIssues(bands, resource.bands.unitPrice).filter(({ kind }) => kind === 'gap')
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
