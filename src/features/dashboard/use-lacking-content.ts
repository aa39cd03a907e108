import { useQueries } from '@tanstack/react-query'
import { can } from '#descriptor/capability.ts'
import { type ContentIssueKind, contentIssuesOf } from '#descriptor/content-check.ts'
import { contentCheckView } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newestState } from '#hooks/read/new-records.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { screenHref } from '#screens/href.ts'
import { issueKindName } from '#screens/issue-kind-name.ts'
import { formatNumber } from '#text/format.ts'
import { type WaitingState, waitingState } from './waiting.ts'

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
