/** What took the place of an element while the focus was to return to it, such as the editor of a rendered text. */
const successors = new WeakMap<Element, Element>()

/** Makes an element get the focus in place of one that it replaces. */
export function setSuccessor(element: Element, successor: Element): void {
  successors.set(element, successor)
}

/** Focuses the element that had the focus before, or what took its place. */
export function returnFocus(before: Element | null, options?: FocusOptions): void {
  const element = before && (successors.get(before) ?? before)
  if (element instanceof HTMLElement) element.focus(options)
}
