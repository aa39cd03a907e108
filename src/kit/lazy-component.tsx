import { type ComponentType, useEffect, useState } from 'react'
import { type LazyCode, lazyCode } from './lazy-code.ts'
import { LazyFallback, type LazyFallbackProps } from './lazy-fallback.tsx'
import { NeedsReload, needsReload, noteFailure, noteRetry } from './load-failures.ts'

/** A lazily loaded component; `preload` fetches its code ahead, for instance with the code of the form. */
export type LazyComponent<P> = ComponentType<P> & { readonly preload: () => Promise<void> }

/**
 * Makes a lazily loaded component. Unlike `lazy` it renders synchronously when its code is loaded: React
 * keeps a Suspense fallback for 300 ms even if the code arrives in ten.
 */
export function lazyComponent<P extends object>(
  load: LazyCode<ComponentType<P>> | (() => Promise<ComponentType<P>>),
  Fallback: ComponentType<LazyFallbackProps<P>> = LazyFallback,
): LazyComponent<P> {
  const code = 'loaded' in load ? load : lazyCode(load)
  let failure: unknown
  const preload = async () => void (await code())
  function Lazy(props: P) {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(code.loaded ? 'ready' : 'waiting')
    useEffect(() => {
      if (state !== 'waiting') return undefined
      let isUnmounted = false
      const update = (next: 'ready' | 'failed') => !isUnmounted && setState(next)
      preload().then(
        () => update('ready'),
        (error: unknown) => {
          failure = error
          noteFailure(error)
          update('failed')
        },
      )
      return () => {
        isUnmounted = true
      }
    }, [state])
    const Loaded = state === 'ready' ? code.loaded : undefined
    if (Loaded) return <Loaded {...props} />
    const retry = () => {
      noteRetry(failure)
      setState('waiting')
    }
    return (
      <NeedsReload value={state === 'failed' && needsReload(failure)}>
        <Fallback componentProps={props} hasFailed={state === 'failed'} onRetry={retry} />
      </NeedsReload>
    )
  }
  return Object.assign(Lazy, { preload })
}
