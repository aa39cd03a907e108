import { type ComponentType, useEffect, useState } from 'react'
import { LazyFailure, type LazyFallbackProps } from './lazy-fallback.tsx'
import { FailedCode, noteFailure } from './load-failures.ts'

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
