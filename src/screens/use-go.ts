import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { afterPaint } from '#browser/after-paint.ts'

/** Options of a navigation. */
export interface NavigateOptions {
  /** Replaces the history entry. */
  readonly replace?: boolean
  /** Skips the leave guard of unsaved changes: after a save or a delete. */
  readonly free?: boolean
}

/** Returns a function that navigates to an address of the app. */
export function useGo(): (to: string, options?: NavigateOptions) => void {
  const { history } = useRouter()
  return useCallback(
    (to, { replace = false, free = false } = {}) => {
      if (replace) history.replace(to, undefined, { ignoreBlocker: free })
      else history.push(to, undefined, { ignoreBlocker: free })
    },
    [history],
  )
}

/**
 * Returns a function that navigates once the next frame is painted: a change of the address lays the page out. Another
 * navigation in the meantime goes before; `onOvertaken` is called then.
 */
export function useGoAfterPaint(): (to: string, options: NavigateOptions, onOvertaken: () => void) => void {
  const { history } = useRouter()
  const go = useGo()
  return useCallback(
    (to, options, onOvertaken) => {
      const from = history.location
      afterPaint(() => (history.location === from ? go(to, options) : onOvertaken()))
    },
    [history, go],
  )
}
