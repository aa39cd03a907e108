/** How elements get the focus back that need more than their own `focus()`. */
const ways = new WeakMap<Element, () => void>()

/**
 * Sets how the focus returns to an element: an editor restores its cursor as well, also in place of the rendered text that
 * it has replaced.
 */
export function setFocusReturn(element: Element, focus: () => void): void {
  ways.set(element, focus)
}

/** Focuses the element that had the focus before; nothing if it is gone for good. */
export function returnFocus(before: Element | null, options?: FocusOptions): void {
  const focus = before && ways.get(before)
  if (focus) focus()
  else if (before instanceof HTMLElement) before.focus(options)
}
