import type { ReactNode } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Listing } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { iconOf } from '#kit/icons.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { TextButton } from '#kit/text-button.tsx'
import { listFailure } from '#screens/list-failure.ts'
import { NewButton } from '#screens/new-button.tsx'

interface ListBodyProps {
  readonly resource: Resource
  readonly state: ListState
  readonly list: Listing
  /** Clears search and filters. */
  readonly onClear: () => void
  /** The table and its pager. */
  readonly children: ReactNode
}

/** The table, or its replacement: no records yet, no matches, or a failed load (S4-10). */
export function ListBody({ resource, state, list, onClear, children }: ListBodyProps) {
  const t = useText()
  const { shown, error } = list
  if (error) {
    const failed = (
      <FailedState
        {...listFailure(resource, t)}
        hint={t(readAdviceFor(error))}
        onRetry={list.retry}
        isBusy={list.isBusy}
        isLine={shown !== undefined}
      />
    )
    return shown ? (
      <>
        {failed}
        {children}
      </>
    ) : (
      failed
    )
  }
  if (shown?.rows.length !== 0) return children
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0
  if (!isFiltered && state.page > 1) {
    return (
      <EmptyState action={<TextButton onClick={onClear}>{t('Về trang đầu')}</TextButton>}>
        {t('Trang này không còn mục nào.')}
      </EmptyState>
    )
  }
  if (isFiltered) {
    return (
      <EmptyState action={<TextButton onClick={onClear}>{t('Bỏ tìm kiếm và bộ lọc')}</TextButton>}>
        {t('Không tìm thấy mục nào khớp.')}
      </EmptyState>
    )
  }
  if (state.parent !== '') {
    return (
      <EmptyState icon={iconOf(resource.icon)} action={<NewButton resource={resource} state={state} />}>
        {t('Chưa có mục con.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={iconOf(resource.icon)} action={<NewButton resource={resource} state={state} />}>
      {t('Chưa có {noun} nào. Mục đầu tiên sẽ hiện ở đây.', { noun: t(resource.noun) })}
    </EmptyState>
  )
}
