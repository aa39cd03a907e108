import { type RefObject, useEffect, useState } from 'react'

/** Shows an element full-screen without remounting it, which keeps cursor and undo history; Esc leaves. */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const element = part.current
    if (!isFull || !element) return undefined
    const before = document.activeElement
    // The browser's own top layer: it is above any drawer or sticky bar of the page.
    element.setAttribute('popover', 'manual')
    element.showPopover?.()
    giveFocus(before)
    const key = (event: KeyboardEvent) => {
      // Inside a dialog or the fields of a picture, Escape is left to them.
      const isTheirs = event.target instanceof Element && event.target.closest('dialog, fieldset') !== null
      if (event.key !== 'Escape' || isTheirs) return
      event.preventDefault()
      setFull(false)
    }
    // The covered page must not get the focus.
    const away = (event: FocusEvent) => {
      if (event.target instanceof Element && !element.contains(event.target)) setFull(false)
    }
    // In the capture phase, before the editor handles the key.
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
