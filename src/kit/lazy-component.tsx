import { Box, Skeleton } from '@mantine/core'
import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { FailedState } from '#kit/list/failed-state.tsx'
import { FailedCode, noteFailure } from './load-failures.ts'

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

/** A lazily loaded component; `preload` fetches its code ahead, for instance with the code of the form. */
export type LazyComponent<P> = ComponentType<P> & { readonly preload: () => Promise<void> }

/**
 * Makes a lazily loaded component. Unlike `lazy` it fetches failed code again, and renders synchronously when its code
 * is loaded: React keeps a Suspense fallback for 300 ms even if the code arrives in ten.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<LazyFallbackProps<P>> = LazyFailure,
): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined
  const preload = async () => {
    Loaded ??= await load()
  }
  function Lazy(props: P) {
    const [state, setState] = useState<'waiting' | 'ready' | { readonly error: unknown }>(
      Loaded ? 'ready' : 'waiting',
    )
    useEffect(() => {
      if (state !== 'waiting') return
      preload().then(
        () => setState('ready'),
        (error: unknown) => {
          noteFailure(error)
          setState({ error })
        },
      )
    }, [state])
    if (state === 'ready' && Loaded) return <Loaded {...props} />
    const hasFailed = typeof state === 'object'
    return (
      <FailedCode value={hasFailed ? state.error : null}>
        <Fallback componentProps={props} hasFailed={hasFailed} onRetry={() => setState('waiting')} />
      </FailedCode>
    )
  }
  return Object.assign(Lazy, { preload })
}
