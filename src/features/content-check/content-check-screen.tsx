import { useContext, useMemo } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { type ContentIssueKind, contentIssueKinds } from '#descriptor/content-check.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { Card } from '#kit/card.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, listHref, screenState } from '#screens/href.ts'
import { issueKindName } from '#screens/issue-kind-name.ts'
import { ListTabs } from '#screens/list/tools/list-tabs.tsx'
import { useSavedViews } from '#screens/list/tools/use-saved-views.ts'
import { ResourceFrame } from '#screens/resource-frame.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { ContentIssuesList } from './content-issues-list.tsx'
import { issueText } from './issue-text.ts'
import type { RecordIssues } from './scan-content.ts'
import { ScanProgress } from './scan-progress.tsx'
import { useScan } from './use-scan.ts'

interface ContentCheckScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** All records of an entity with content issues; the query parameter `lack` filters by kind of issue. */
export function ContentCheckScreen({ resource, search }: ContentCheckScreenProps) {
  const t = useText()
  const go = useGo()
  const state = useMemo(() => screenState(resource, search), [resource, search])
  const savedViews = useSavedViews(resource)
  const { scan, stop, again } = useScan(resource, useContext(ResourcesContext))
  const kind = contentIssueKinds.find((one) => one === search.lack)
  const has = (one: ContentIssueKind) =>
    scan.found.filter(({ issues }) => issues.some((issue) => issue.kind === one))
  const filter = (to: string) =>
    go(listHref(resource, state, { lack: to }), { replace: search.lack !== undefined })
  const listItem = ({ row, issues }: RecordIssues) => ({
    id: row.id,
    name: recordName(resource, row, t),
    issues: issues
      .filter((issue) => kind === undefined || issue.kind === kind)
      .map((issue) => issueText(resource, issue, t)),
  })
  return (
    <ResourceFrame
      resource={resource}
      search={search}
      state={state}
      count={scan.status === 'done' ? scan.found.length : undefined}
      toolbar={<ListTabs resource={resource} state={state} savedViews={savedViews} />}
    >
      <Card isFlush>
        <ScanProgress
          status={scan.status}
          seen={scan.seen}
          total={scan.total}
          isWhole={scan.isWhole}
          found={scan.found.length}
          advice={scan.error === undefined ? '' : t(readAdviceFor(scan.error))}
          onStop={stop}
          onAgain={again}
          options={contentIssueKinds.map((one) => ({
            value: one,
            label: issueKindName(one, t),
            count: has(one).length,
          }))}
          chosen={kind ?? ''}
          onChoose={filter}
        />
        <ContentIssuesList
          label={t('Chưa sẵn sàng')}
          rows={(kind === undefined ? scan.found : has(kind)).map(listItem)}
          isDone={scan.status === 'done'}
          renderLink={(id, link) => <AppLink {...link} to={formHref(resource, id, state)} />}
        />
      </Card>
    </ResourceFrame>
  )
}
