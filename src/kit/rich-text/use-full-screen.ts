import { type RefObject, useEffect, useState } from 'react'

/** A part that can fill the screen without being drawn anew, so that the cursor and the undo history stay; Esc leaves. */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const element = part.current
    if (!isFull || !element) return undefined
    const before = document.activeElement
    // The browser's own top layer: no drawer or sticky bar of the page stands above it.
    element.setAttribute('popover', 'manual')
    element.showPopover?.()
    giveFocus(before)
    const key = (event: KeyboardEvent) => {
      // A dialog, and the fields of a picture, have the key to themselves.
      const isTheirs = event.target instanceof Element && event.target.closest('dialog, fieldset') !== null
      if (event.key !== 'Escape' || isTheirs) return
      event.preventDefault()
      setFull(false)
    }
    // What is hidden behind it cannot be worked with.
    const away = (event: FocusEvent) => {
      if (event.target instanceof Element && !element.contains(event.target)) setFull(false)
    }
    // Before the editor, which takes the key for itself.
    element.addEventListener('keydown', key, { capture: true })
    document.addEventListener('focusin', away)
    return () => {
      element.removeEventListener('keydown', key, { capture: true })
      document.removeEventListener('focusin', away)
      const last = document.activeElement
      element.hidePopover?.()
      element.removeAttribute('popover')
      giveFocus(last)
    }
  }, [isFull, part])
  return { isFull, toggle: () => setFull((last) => !last) }
}

function giveFocus(element: Element | null) {
  if (element instanceof HTMLElement && element !== document.activeElement)
    element.focus({ preventScroll: true })
}
