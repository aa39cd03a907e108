import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves the focus to the new page where it was lost with the old page, or a link of the navigation has it: Tab then
 * begins with the page. A page that focuses one of its fields keeps that focus.
 */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(() => {
    return router.subscribe('onRendered', ({ pathChanged }) => {
      const { activeElement, body } = document
      const isLost = !activeElement || activeElement === body || activeElement.closest('nav')
      if (pathChanged && isLost) document.getElementById('main')?.focus({ preventScroll: true })
    })
  }, [router])
}
