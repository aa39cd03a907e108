const focusable =
  ':is(a[href], area[href], input, select, textarea, button, summary, [contenteditable=true], [tabindex]):not([tabindex="-1"], :disabled)'

/** On Tab at the last stop of an element goes to its first one, and back; where the focus is nowhere, into it. */
export function keepTabWithin(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const { activeElement: active, body } = document
  const isOutside = active === null || active === body || active === element
  const stops = tabStops(element)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (!isOutside && !isSameStop(active, from)) return
  event.preventDefault()
  to?.focus()
}

function tabStops(element: HTMLElement): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(focusable)]
  return all.filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'))
}

// The radio buttons of a group are one stop.
function isSameStop(active: Element, stop: HTMLElement | undefined): boolean {
  if (!(active instanceof HTMLInputElement && stop instanceof HTMLInputElement)) return active === stop
  const isGroup = active.type === 'radio' && stop.type === 'radio' && active.name === stop.name
  return active === stop || (isGroup && active.name !== '' && active.form === stop.form)
}
