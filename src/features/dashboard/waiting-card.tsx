import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { FailedState } from '#kit/list/failed-state.tsx'
import { HomeEmpty, HomePaper } from './home-card.tsx'
import { useEndingRecords } from './use-ending-records.ts'
import { useFreshRecords } from './use-fresh-records.ts'
import { useLackingContent, useRangeGaps } from './use-lacking-content.ts'
import type { WaitingState } from './waiting.ts'
import { WaitingRow } from './waiting-row.tsx'

interface WaitingCardProps {
  readonly resources: readonly Resource[]
  /** The row of the user's own drafts. */
  readonly drafts: ReactNode
}

/** The work that waits, most urgent first; each kind loads by itself, and those that failed are retried together. */
export function WaitingCard({ resources, drafts }: WaitingCardProps) {
  const t = useText()
  const fresh = useFreshRecords(resources)
  const gaps = useRangeGaps(resources)
  const ending = useEndingRecords(resources)
  const content = useLackingContent(resources)
  const states = [...fresh, ...gaps, ...ending, ...content]
  const firstLoading = states.findIndex(({ status }) => status === 'loading')
  const isLoading = firstLoading !== -1
  // A row waits for those above it, which would move it when they arrive.
  const arrived = new Set(isLoading ? states.slice(0, firstLoading) : states)
  const rowsOf = (some: readonly WaitingState[]) =>
    some.map(
      (state) =>
        state.status === 'waiting' && arrived.has(state) && <WaitingRow {...state} key={state.key} />,
    )
  const failures = states.filter((state) => state.status === 'failed')
  const [firstFailure] = failures
  const hasNone = !drafts && states.every(({ status }) => status === 'none')
  return (
    <HomePaper title={t('Việc đang chờ')} isBusy={isLoading}>
      <ul>
        {/* The drafts are first because they need no call: rows that arrive above them would move them. */}
        {drafts}
        {rowsOf(states)}
      </ul>
      {firstFailure && (
        <FailedState
          isLine
          text={failures.length === 1 ? firstFailure.text : t('Chưa xem được hết việc đang chờ.')}
          hint={firstFailure.hint}
          isBusy={failures.some(({ isBusy }) => isBusy)}
          onRetry={() => {
            for (const { onRetry } of failures) onRetry()
          }}
        />
      )}
      {isLoading && <Skeleton h={12} w="45%" mx={20} my="lg" data-late aria-hidden />}
      {hasNone && <HomeEmpty>{t('Không có việc gì đang chờ bạn.')}</HomeEmpty>}
    </HomePaper>
  )
}
