import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** How to go. */
export interface Going {
  /** Leaves no step for Back. */
  readonly replace?: boolean
  /** Asks nobody about unsaved changes: after a save or a delete. */
  readonly free?: boolean
}

/** Goes to an address of the app. */
export function useGo(): (to: string, how?: Going) => void {
  const { history } = useRouter()
  return useCallback(
    (to, { replace = false, free = false } = {}) => {
      if (replace) history.replace(to, undefined, { ignoreBlocker: free })
      else history.push(to, undefined, { ignoreBlocker: free })
    },
    [history],
  )
}
