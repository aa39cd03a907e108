import { useQueries } from '@tanstack/react-query'
import { Fragment, useRef } from 'react'
import { can } from '#descriptor/capability.ts'
import { type ContentIssue, contentIssuesOf } from '#descriptor/content-check.ts'
import { contentCheckView, defaultListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf } from '#descriptor/row.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { newestState } from '#hooks/read/use-newest.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { type CardState, HomeCard } from '#kit/home-card.tsx'
import { HomeRows } from '#kit/home-rows.tsx'
import { useInView } from '#kit/use-in-view.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, screenHref } from '#screens/href.ts'
import { sourceOf } from '#screens/source-of.ts'
import { issueKindName } from './issue-text.ts'

/** How many recently changed records are checked, and how many of them are rendered. */
const checkedRows = 20
const maxRows = 5

interface CardProps {
  readonly resources: readonly Resource[]
}

/** The content issues of the newest changes; nothing where no entity's content is checked. */
export function ContentIssuesCard({ resources }: CardProps) {
  const checked = resources.filter((one) => can(one, 'list') && one.contentCheck !== undefined)
  return checked.length === 0 ? null : <CheckedContentCard resources={checked} />
}

/**
 * Content issues of the recently changed records, one list request per entity. Issues in texts that a list
 * omits are found by the content check screen only, which scans every record.
 */
function CheckedContentCard({ resources: checked }: CardProps) {
  const t = useText()
  const resources = checked.filter((one) => can(one, 'list'))
  const card = useRef<HTMLDivElement>(null)
  const enabled = useInView(card)
  const queries = useQueries({
    queries: resources.map((one) => ({
      ...listOptions(one, newestState(one, 'updated_at', checkedRows)),
      enabled,
    })),
  })
  const failures = queries.filter(({ error }) => error)
  const found = resources
    .flatMap((resource, at) => (queries[at]?.data?.rows ?? []).map((row) => ({ resource, row })))
    .map((one) => ({
      ...one,
      issues: contentIssuesOf(one.resource, one.row, { facts: {}, dead: new Set() }),
    }))
    .filter(({ issues }) => issues.length > 0)
    .toSorted((one, other) => changed(other).localeCompare(changed(one)))
  const part: CardState = failures[0]
    ? {
        status: 'failed',
        hint: t(readAdviceFor(failures[0].error)),
        isBusy: failures.some(({ isFetching }) => isFetching),
        onRetry: () => {
          for (const { refetch } of failures) void refetch()
        },
      }
    : queries.some(({ data }) => data === undefined)
      ? { status: 'loading' }
      : found.length === 0
        ? { status: 'empty', text: t('Các mục sửa gần đây đều đủ ảnh và tiêu đề.') }
        : { status: 'ready' }
  const kindNames = (issues: readonly ContentIssue[]) => [
    ...new Set(issues.map(({ kind }) => issueKindName(kind, t))),
  ]
  return (
    <div ref={card}>
      <HomeCard
        title={t('Nội dung còn thiếu')}
        source={
          <>
            {t('Trong {count} mục sửa gần nhất của {calls}.', {
              count: checkedRows,
              calls: resources.map(({ operations }) => sourceOf(operations.list)).join(', '),
            })}{' '}
            {t('Xem hết:')}{' '}
            {resources.map((one, at) => (
              <Fragment key={one.name}>
                {at > 0 && ', '}
                <AppLink to={screenHref(one, { view: contentCheckView })}>{t(one.title)}</AppLink>
              </Fragment>
            ))}
          </>
        }
        state={part}
        failed={t('Chưa xem được nội dung nào còn thiếu.')}
      >
        <HomeRows
          rows={found.slice(0, maxRows).map(({ resource, row, issues }) => ({
            key: `${resource.name} ${row.id}`,
            to: formHref(resource, row.id, defaultListState(resource)),
            name: labelOf(resource, row),
            about: kindNames(issues).join(' · '),
          }))}
          renderLink={(props) => <AppLink {...props} />}
        />
      </HomeCard>
    </div>
  )
}

const changed = ({ row }: { readonly row: object }) => readText(Reflect.get(row, 'updated_at'))
