import type { UseQueryResult } from '@tanstack/react-query'
import type { Translate } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'

/** Work that waits: what, how much, and the screen where it is done. */
export interface Waiting {
  readonly key: string
  readonly status: 'waiting'
  /** `late` asks for attention first. */
  readonly tone: 'new' | 'late'
  readonly count: number
  /** Whether there may be more than that. */
  readonly isLeast?: boolean
  readonly title: string
  readonly detail: string
  readonly action: { readonly to: string; readonly label: string }
}

/** Work of one kind: on its way, failed, none, or waiting. */
export type WaitingState =
  | Waiting
  | { readonly key: string; readonly status: 'loading' | 'none' }
  | {
      readonly key: string
      readonly status: 'failed'
      readonly text: string
      readonly hint: string
      readonly isBusy: boolean
      readonly onRetry: () => void
    }

/** Maps the state of a query to work; `workOf` returns null where nothing waits. */
export function waitingState<T>(
  key: string,
  query: UseQueryResult<T> | undefined,
  t: Translate,
  { failed, workOf }: { readonly failed: string; readonly workOf: (data: T) => WorkOf | null },
): WaitingState {
  if (!query) return { key, status: 'none' }
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) {
    const work = workOf(data)
    return work ? { key, status: 'waiting', ...work } : { key, status: 'none' }
  }
  if (!error) return { key, status: 'loading' }
  return {
    key,
    status: 'failed',
    text: failed,
    hint: t(readAdviceFor(error)),
    isBusy: isFetching,
    onRetry: () => void refetch(),
  }
}

type WorkOf = Omit<Waiting, 'key' | 'status'>

/** The first of some texts, and how many more there are. */
export function firstOf(texts: readonly string[], total: number, t: Translate, most = 2): string {
  const shown = texts.slice(0, most)
  const rest = total - shown.length
  const names = shown.join(', ')
  return rest > 0 ? t('{names} và {count} mục khác', { names, count: rest }) : names
}
