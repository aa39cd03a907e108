import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls the page to the top on every change of route (S2-36); paging or a drawer is none. */
export function useScrollToTop(): void {
  const router = useRouter()
  useEffect(() => {
    return router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) window.scrollTo(0, 0)
    })
  }, [router])
}
