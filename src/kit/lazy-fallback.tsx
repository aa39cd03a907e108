import { Box, Skeleton } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { FailedState } from './list/failed-state.tsx'

/** Props of the placeholder of a component that is loading or has failed to load. */
export interface LazyFallbackProps<P> {
  readonly componentProps: P
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** The default placeholder: nothing while loading, a line with a retry button after a failure. */
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
    <Box component="output" display="block" aria-label={t('Đang mở…')} data-late>
      {lines.map((line) => (
        <Skeleton key={line} h={10} w="min(24rem, 60%)" mt={15} mb={30} />
      ))}
    </Box>
  )
}

const lines = Array.from({ length: 9 }, (_, line) => line)
