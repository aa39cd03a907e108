import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { FailedState } from '#kit/list/failed-state.tsx'

interface ComparisonFailedProps {
  /** The records that a table is compared with. */
  readonly all: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** The failure of reading the records that a table is compared with, and its retry; nothing without one. */
export function ComparisonFailed({ all }: ComparisonFailedProps) {
  const t = useText()
  if (!all.error) return null
  return (
    <FailedState
      text={t('Chưa so được với danh sách đang có.')}
      hint={t(readAdviceFor(all.error))}
      isBusy={all.isFetching}
      onRetry={() => void all.refetch()}
      isLine
    />
  )
}
