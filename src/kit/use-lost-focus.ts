import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element when a change has removed the focused one, as a button that is pressed once: the next Tab would begin
 * at the top of the page.
 */
export function useLostFocus(target: RefObject<HTMLElement | null>, change: unknown): void {
  const last = useRef(change)
  useEffect(() => {
    if (last.current === change) return
    last.current = change
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [target, change])
}
