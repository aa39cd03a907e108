import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

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
