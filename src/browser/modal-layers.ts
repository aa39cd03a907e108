const modal = '[role=dialog][aria-modal=true], dialog:modal'

/** The dialog or drawer that covers the page and every other one: the one opened last is last in the document. */
export function topModal(): HTMLElement | undefined {
  // A drawer that saves its form at once is mounted before it is shown.
  return [...document.querySelectorAll<HTMLElement>(modal)].findLast((layer) => layer.checkVisibility())
}

/** Whether a dialog or a drawer covers an element: keys are for the layer on top. */
export function isCovered(element: Element | null): boolean {
  const top = topModal()
  return top !== undefined && !top.contains(element)
}
