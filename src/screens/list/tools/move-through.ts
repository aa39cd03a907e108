import type { KeyboardEvent } from 'react'

/** Moves the focus through all controls of a panel by the arrows; Escape is left to the popover. */
export function moveThrough(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  // The options of a record move the focus among themselves.
  if (event.defaultPrevented || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  // The calendar of a date moves the focus within itself.
  if (event.target instanceof Element && event.target.closest('dialog')) return
  // Without the button inside the search field.
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')]
  const controls = all.filter((control) => control.offsetParent !== null && !control.matches('input ~ *'))
  const at = controls.findIndex((control) => control === document.activeElement)
  event.preventDefault()
  controls[Math.max(0, Math.min(at + step, controls.length - 1))]?.focus()
}
