const focusable =
  ':is(a[href], area[href], input, select, textarea, button, summary, [contenteditable=true], [tabindex]):not([tabindex="-1"], :disabled)'

/**
 * Keeps Tab within an element: behind its last stop comes the first, and with Shift the other way round. If nothing has the
 * focus, focuses the first stop, or the last.
 */
export function keepTabWithin(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const { activeElement: active, body } = document
  const isNowhere = active === null || active === body
  // The list or the calendar of an input, which is rendered elsewhere.
  if (!isNowhere && !element.contains(active)) return
  const stops = tabStops(element)
  const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const isNext = (stop: HTMLElement) =>
    active !== null && (active.compareDocumentPosition(stop) & side) > 0 && !isSameGroup(active, stop)
  if (!isNowhere && stops.some(isNext)) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}

function tabStops(element: HTMLElement): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(focusable)]
  return all.filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'))
}

// The radio buttons of a group are one stop.
function isSameGroup(active: Element, stop: HTMLElement): boolean {
  if (!(active instanceof HTMLInputElement && stop instanceof HTMLInputElement)) return false
  const areRadios = active.type === 'radio' && stop.type === 'radio'
  return areRadios && active.name !== '' && active.name === stop.name && active.form === stop.form
}
