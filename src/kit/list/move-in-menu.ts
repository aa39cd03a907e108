import type { KeyboardEvent } from 'react'

/** Moves the focus between the entries of a menu by its keys; the arrows wrap around (ARIA Authoring Practices, "Menu"). */
export function moveInMenu(event: KeyboardEvent, selector: string): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = items.findIndex((item) => item === document.activeElement)
  const before = Math.max(at, 0)
  const order = {
    ArrowDown: [...items.slice(at + 1), ...items.slice(0, at + 1)],
    ArrowUp: [...items.slice(before), ...items.slice(0, before)].toReversed(),
    Home: items,
    End: items.toReversed(),
  }[event.key]
  if (!order) return
  event.preventDefault()
  for (const item of order) {
    item.focus()
    // An entry that this width does not show takes no focus.
    if (document.activeElement === item) return
  }
}
