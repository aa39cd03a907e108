import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to an address of the app; `replace` leaves no step for Back. */
export function useGo(): (to: string, how?: { replace?: boolean }) => void {
  const { history } = useRouter()
  return useCallback(
    (to, how) => {
      if (how?.replace) history.replace(to)
      else history.push(to)
    },
    [history],
  )
}
