import { useText } from '#hooks/use-text.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import classes from './lazy-fallback.module.css'
import { FailedState } from './list/failed-state.tsx'

/** Props of the placeholder of a component that is loading or has failed to load. */
export interface LazyFallbackProps<P> {
  readonly componentProps: P
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** The default placeholder: an outline while loading, a line with a retry button after a failure. */
export function LazyFallback<P>(props: LazyFallbackProps<P>) {
  return props.hasFailed ? <LazyFailure {...props} /> : <FormSkeleton rows={1} />
}

/** The same without an outline: for a component that appears beside others. */
export function LazyFailure<P>({ hasFailed, onRetry }: LazyFallbackProps<P>) {
  const t = useText()
  return hasFailed && <FailedState text={t('Chưa tải được phần này.')} onRetry={onRetry} isLine />
}

/** The same with an outline of lines, which fills a dialog. */
export function LazyLines<P>(props: LazyFallbackProps<P>) {
  const t = useText()
  return props.hasFailed ? (
    <LazyFailure {...props} />
  ) : (
    <output aria-label={t('Đang mở…')} className={classes.lines} />
  )
}
