import { type RefObject, useEffect, useState } from 'react'

/** Shows an element full-screen without remounting it, which keeps focus, cursor and undo history; Esc leaves. */
export function useFullScreen(target: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!isFull || !element) return undefined
    const onKey = (event: KeyboardEvent) => {
      // In the fields of a picture, Escape is left to them.
      const isForFields = event.target instanceof Element && event.target.closest('fieldset') !== null
      if (event.key !== 'Escape' || isForFields) return
      event.preventDefault()
      setFull(false)
    }
    const layer = layerOf(element)
    // The covered page must not get the focus; a dialog, a menu or a notice above may.
    const onFocusLeft = ({ target: focused }: FocusEvent) => {
      if (focused instanceof Element && !element.contains(focused) && layerOf(focused) === layer)
        setFull(false)
    }
    // In the capture phase, before the editor handles the key.
    element.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('focusin', onFocusLeft)
    return () => {
      element.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('focusin', onFocusLeft)
    }
  }, [isFull, target])
  return { isFull, toggle: () => setFull((last) => !last) }
}

function layerOf(element: Element): Element | null {
  return element.closest('[role=dialog], [role=menu], [aria-live]')
}
