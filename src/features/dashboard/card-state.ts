import type { UseQueryResult } from '@tanstack/react-query'
import type { Translate } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import type { CardState } from './home-card.tsx'

/** Maps the state of a query to the state of a home card. */
export function cardState<T>(
  { data, error, isFetching, refetch }: UseQueryResult<T>,
  t: Translate,
  empty?: { readonly isEmpty: (data: T) => boolean; readonly text: string },
): CardState {
  if (data !== undefined) {
    return empty?.isEmpty(data) ? { status: 'empty', text: empty.text } : { status: 'ready' }
  }
  if (!error) return { status: 'loading' }
  return {
    status: 'failed',
    hint: t(readAdviceFor(error)),
    isBusy: isFetching,
    onRetry: () => void refetch(),
  }
}
