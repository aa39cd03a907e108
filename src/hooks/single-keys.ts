import { useSyncExternalStore } from 'react'
import { session } from '#session/session.ts'

const listeners = new Set<() => void>()
// Where storage is refused the choice holds for the visit.
const chosen = new Map<string, string>()

/** Whether shortcuts of a single character are on (WCAG 2.1.4: they can be switched off); kept per user in this browser. */
export function singleKeysOn(): boolean {
  const key = storageKey()
  try {
    return (localStorage.getItem(key) ?? chosen.get(key)) !== 'off'
  } catch {
    return chosen.get(key) !== 'off'
  }
}

/** Switches them. */
export function switchSingleKeys(on: boolean): void {
  const key = storageKey()
  chosen.set(key, on ? 'on' : 'off')
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // It holds for the visit.
  }
  for (const listener of listeners) listener()
}

/** The same, drawn again when it changes. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(listen, singleKeysOn)
}

/** Whether a key pressed now is a shortcut: no modifier, nobody is typing, no dialog or menu stands open, not switched off. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false
  const { target } = event
  const isTaken = target instanceof Element && target.closest(taken) !== null
  return (
    !isTaken &&
    document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') === null &&
    singleKeysOn()
  )
}

const taken = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=tree]'

// Also while the token has expired: whoever has switched them off hears no more of them.
const storageKey = () => `single-keys ${session.owner()?.subject ?? ''}`

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
