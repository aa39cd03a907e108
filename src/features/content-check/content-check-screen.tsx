import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { type ContentIssueKind, contentIssueKinds } from '#descriptor/content-check.ts'
import type { Resource } from '#descriptor/resource.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { TablePaper } from '#kit/table-paper.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, listHref, screenState } from '#screens/href.ts'
import { issueKindName } from '#screens/issue-kind-name.ts'
import { ListTabs } from '#screens/list/tools/list-tabs.tsx'
import { useSavedViews } from '#screens/list/tools/use-saved-views.ts'
import { ResourceFrame } from '#screens/resource-frame.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import classes from './content-issues-list.module.css'
import { issueText } from './issue-text.ts'
import { type RecordIssues, type Scan, scanContent, unscanned } from './scan-content.ts'
import '#kit/input-styles.css'
import { Box, Button, Divider, Group, NativeSelect } from '@mantine/core'
import { CountProgress } from '#kit/count-progress.tsx'
import { formatNumber } from '#text/format.ts'

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
      search={search}
      state={state}
      count={scan.status === 'done' ? scan.found.length : undefined}
      toolbar={<ListTabs state={state} savedViews={savedViews} />}
    >
      <TablePaper>
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
      </TablePaper>
    </ResourceFrame>
  )
}

interface ContentIssuesListProps {
  readonly label: string
  readonly rows: readonly {
    readonly id: string
    readonly name: string
    readonly issues: readonly string[]
  }[]
  /** Whether all records have been scanned; before that, an empty list proves nothing. */
  readonly isDone: boolean
  readonly renderLink: (
    id: string,
    link: { readonly className: string | undefined; readonly children: ReactNode },
  ) => ReactNode
}

/** Records with their content issues. */
function ContentIssuesList({ label, rows, isDone, renderLink }: ContentIssuesListProps) {
  const t = useText()
  if (rows.length === 0) return isDone ? <EmptyState>{t('Không mục nào thiếu gì cả.')}</EmptyState> : null
  return (
    <ul aria-label={label}>
      {rows.map(({ id, name, issues }) => (
        <li key={id} className={classes.row}>
          {renderLink(id, { className: classes.name, children: name })}
          <ul className={classes.issues}>
            {issues.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Scans all records of a resource for content issues after mounting; the scan can be stopped. */
function useScan(resource: ResourceWith<'list'>, resources: readonly Resource[]) {
  const cache = useQueryClient()
  const [run, setRun] = useState(1)
  const [progress, setProgress] = useState<{ readonly of: number; readonly scan: Scan } | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    let isGone = false
    void scanContent({
      resource,
      resources,
      cache,
      signal: controller.signal,
      onProgress: (scan) => !isGone && setProgress({ of: run, scan }),
    })
    return () => {
      isGone = true
      controller.abort()
    }
  }, [resource, resources, cache, run])
  return {
    scan: progress?.of === run ? progress.scan : unscanned,
    stop: () => running.current?.abort(),
    again: () => setRun((last) => last + 1),
  }
}

interface ScanProgressProps {
  readonly status: 'reading' | 'done' | 'stopped' | 'failed'
  readonly seen: number
  readonly total: number
  /** Whether all records of the list were read. */
  readonly isWhole: boolean
  readonly found: number
  /** The advice after a failure. */
  readonly advice: string
  readonly onStop: () => void
  readonly onAgain: () => void
  /** The filter options with the number of matches. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** The progress of a scan, the button that stops it, and the filter of its results. */
function ScanProgress({ status, seen, total, isWhole, found, advice, ...props }: ScanProgressProps) {
  const t = useText()
  // Until the first response the total is unknown.
  const isCounted = total > 0
  const numbers = { seen: formatNumber(seen), total: formatNumber(total) }
  const texts = {
    reading: isCounted ? t('Đang xem {seen} / {total}…', numbers) : t('Đang tải…'),
    done: isWhole
      ? t('Đã xem hết {total} mục: {found} mục còn thiếu.', { ...numbers, found: formatNumber(found) })
      : t('Máy chủ chưa trả hết danh sách: đã xem {total} mục, {found} mục còn thiếu.', {
          ...numbers,
          found: formatNumber(found),
        }),
    stopped: t('Đã dừng ở {seen} / {total}.', numbers),
    failed: `${isCounted ? t('Chưa xem hết được: mới tới {seen} / {total}.', numbers) : t('Chưa mở được.')} ${advice}`,
  }
  return (
    <>
      <Group gap="0.5rem 1rem" px="md" py="sm">
        <Box flex="1 1 12rem" mih="2.25rem">
          {/* The running count is not announced, only the result. */}
          <output aria-live={status === 'reading' ? 'off' : 'polite'}>{texts[status]}</output>
          {status === 'reading' && (
            <CountProgress label={t('Đã xem')} done={seen} total={total} maw="24rem" mt="0.25rem" />
          )}
        </Box>
        <NativeSelect
          flex="0 1 14rem"
          miw="10rem"
          aria-label={t('Thiếu gì')}
          value={props.chosen}
          onChange={(event) => props.onChoose(event.currentTarget.value)}
          data={[
            { value: '', label: t('Thiếu bất cứ gì') },
            ...props.options.map(({ value, label, count }) => ({
              value,
              label: `${label} (${formatNumber(count)})`,
            })),
          ]}
        />
        <Button variant="default" onClick={status === 'reading' ? props.onStop : props.onAgain}>
          {status === 'reading' ? t('Dừng') : t('Xem lại từ đầu')}
        </Button>
      </Group>
      <Divider />
    </>
  )
}
