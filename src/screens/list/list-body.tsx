import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import { ListTooLong } from '#hooks/read/errors.ts'
import type { Listing } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { Refused } from '#http/errors.ts'
import { iconOf } from '#kit/icons.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import type { Cleared } from '#screens/list/tools/state-filter.ts'
import { listFailure } from '#screens/list-failure.ts'
import { useResource } from '#screens/resource-context.ts'
import { NewButton } from '#screens/resource-frame.tsx'
import { readable } from '#session/readable.ts'
import { LazyNoMatches, LazyTooLongList } from './lazy-list-parts.ts'

interface ListBodyProps {
  readonly state: ListState
  readonly list: Listing
  readonly onClear: (parts: Cleared) => void
  /** The table. */
  readonly children: ReactNode
}

/** The table, or its replacement: no records yet, no matches, or a failed load (S4-10). */
export function ListBody({ state, list, onClear, children }: ListBodyProps) {
  const resource = useResource()
  const t = useText()
  const { shown, error, isBusy, retry } = list
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0
  if (error instanceof ListTooLong)
    return <LazyTooLongList state={state} error={error} onClear={onClear} onRetry={retry} />
  const failed = error && (
    <FailedList error={error} onRetry={retry} isBusy={isBusy} isLine={shown !== undefined} />
  )
  if (failed && !shown) return failed
  if (failed || shown?.rows.length !== 0) {
    // In one place with and without a failure, so that the table keeps its focus and its open menu.
    return (
      <>
        {failed}
        {children}
      </>
    )
  }
  // A later page may be empty although earlier ones have matches; the total may be unknown.
  if (state.page > 1 && (!isNarrowed || shown.page.total !== 0)) {
    return (
      <EmptyState
        action={
          <Button variant="subtle" onClick={() => onClear({})}>
            {t('Về trang đầu')}
          </Button>
        }
      >
        {t('Trang này không còn mục nào.')}
      </EmptyState>
    )
  }
  if (isNarrowed) return <LazyNoMatches state={state} onClear={onClear} />
  return (
    <EmptyState icon={iconOf(resource.icon)} action={<NewButton state={state} />}>
      {state.parent === ''
        ? t('Chưa có {noun} nào. Mục đầu tiên sẽ hiện ở đây.', { noun: t(resource.noun) })
        : t('Chưa có mục con.')}
    </EmptyState>
  )
}

interface FailedListProps {
  readonly error: Error
  readonly onRetry: () => void
  readonly isBusy: boolean
  /** Renders a line above rows that are still shown. */
  readonly isLine?: boolean
}

/** The error of a list that failed to load: the entity's literal text, our headline, the server's reason, an advice. */
function FailedList({ error, ...props }: FailedListProps) {
  const resource = useResource()
  const t = useText()
  return (
    <FailedState
      {...listFailure(resource, t)}
      reason={error instanceof Refused ? readable(error.message) : ''}
      hint={t(readAdviceFor(error))}
      {...props}
    />
  )
}
