import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that moves the focus to the pane of the record that opens next: the control that has it goes. */
export function usePaneFocus(open: string | undefined): () => void {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    const pane = document.querySelector<HTMLElement>('[data-pane]')
    const focused = pane?.querySelector<HTMLElement>('article') ?? pane
    focused?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each record that opens
  }, [open])
  return useCallback(() => {
    isWanted.current = true
  }, [])
}
