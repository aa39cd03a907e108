import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls to the top on every change of route (S2-36); paging or opening a drawer is no change of route. */
export function useScrollToTop(): void {
  const router = useRouter()
  useEffect(() => {
    return router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) window.scrollTo(0, 0)
    })
  }, [router])
}
