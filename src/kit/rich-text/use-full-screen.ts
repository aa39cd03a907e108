import { type RefObject, useEffect, useState } from 'react'
import { addCovering } from '#kit/open-modal.ts'

/** Shows an element full-screen without remounting it, which keeps cursor and undo history; Esc leaves. */
export function useFullScreen(target: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!isFull || !element) return undefined
    const previous = document.activeElement
    // The browser's own top layer: it is above any drawer or sticky bar of the page.
    element.setAttribute('popover', 'manual')
    element.showPopover?.()
    const removeCovering = addCovering(element)
    focusWithoutScroll(previous)
    const onKey = (event: KeyboardEvent) => {
      // Inside a dialog or the fields of a picture, Escape is left to them.
      const isForInnerElement =
        event.target instanceof Element && event.target.closest('dialog, fieldset') !== null
      if (event.key !== 'Escape' || isForInnerElement) return
      event.preventDefault()
      setFull(false)
    }
    // The covered page must not get the focus.
    const onFocusLeft = (event: FocusEvent) => {
      if (event.target instanceof Element && !element.contains(event.target)) setFull(false)
    }
    // In the capture phase, before the editor handles the key.
    element.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('focusin', onFocusLeft)
    return () => {
      element.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('focusin', onFocusLeft)
      const focused = document.activeElement
      removeCovering()
      element.hidePopover?.()
      element.removeAttribute('popover')
      focusWithoutScroll(focused)
    }
  }, [isFull, target])
  return { isFull, toggle: () => setFull((last) => !last) }
}

function focusWithoutScroll(element: Element | null) {
  if (element instanceof HTMLElement && element !== document.activeElement)
    element.focus({ preventScroll: true })
}
