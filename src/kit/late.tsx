import { type ComponentType, useEffect, useState } from 'react'
import { LazyFallback, type WaitingProps } from './lazy-fallback.tsx'
import { NeedsReload, needsReload, noteFailure, noteRetry } from './lost-code.ts'

/**
 * A lazily loaded component; `preload` fetches its code ahead, for instance with the code of the form.
 * `fetchNow` is for a click: after a failure, opening it again counts as a retry.
 */
export type Late<P> = ComponentType<P> & Readonly<Record<'preload' | 'fetchNow', () => Promise<void>>>

/**
 * Makes a lazily loaded component. Unlike `lazy` it renders synchronously when its code is loaded: React
 * keeps a Suspense fallback for 300 ms even if the code arrives in ten.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType<WaitingProps<P>> = LazyFallback,
): Late<P> {
  let ready: ComponentType<P> | undefined
  let failure: unknown
  const preload = async () => {
    ready ??= await load()
  }
  const fetchNow = async () => {
    if (failure !== undefined) noteRetry(failure)
    try {
      await preload()
    } catch (error) {
      failure = error
      noteFailure(error)
      throw error
    }
  }
  function LatePart(props: P) {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(ready ? 'ready' : 'waiting')
    useEffect(() => {
      if (state !== 'waiting') return undefined
      let isGone = false
      const settle = (next: 'ready' | 'failed') => !isGone && setState(next)
      preload().then(
        () => settle('ready'),
        (error: unknown) => {
          failure = error
          noteFailure(error)
          settle('failed')
        },
      )
      return () => {
        isGone = true
      }
    }, [state])
    const Part = state === 'ready' ? ready : undefined
    if (Part) return <Part {...props} />
    const retry = () => {
      noteRetry(failure)
      setState('waiting')
    }
    return (
      <NeedsReload value={state === 'failed' && needsReload(failure)}>
        <Waiting given={props} hasFailed={state === 'failed'} onRetry={retry} />
      </NeedsReload>
    )
  }
  return Object.assign(LatePart, { preload, fetchNow })
}
