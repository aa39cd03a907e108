import { useText } from '#hooks/use-text.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { FailedState } from './list/failed-state.tsx'

/** What stands in for a part that is still on its way, or could not be had. */
export interface WaitingProps<P> {
  readonly given: P
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** The default in place of a lazily loaded component: an outline while it loads, a line with Retry once that failed. */
export function LazyFallback<P>(props: WaitingProps<P>) {
  return props.hasFailed ? <LazyFailure {...props} /> : <FormSkeleton rows={1} />
}

/** The same without an outline: for a part that appears beside others. */
export function LazyFailure<P>({ hasFailed, onRetry }: WaitingProps<P>) {
  const t = useText()
  return hasFailed && <FailedState text={t('Chưa tải được phần này.')} onRetry={onRetry} isLine />
}
