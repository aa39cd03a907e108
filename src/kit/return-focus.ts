/** Functions that focus an element in place of its own `focus()`. */
const focusReturns = new WeakMap<Element, () => void>()

/** Sets the function that returns the focus to an element: an editor restores its cursor as well. */
export function setFocusReturn(element: Element, focus: () => void): void {
  focusReturns.set(element, focus)
}

/** Focuses an element as the focus returns to it; does nothing if the element has been removed. */
export function returnFocus(element: Element | null, options?: FocusOptions): void {
  const focus = element && focusReturns.get(element)
  if (focus) focus()
  else if (element instanceof HTMLElement) element.focus(options)
}
