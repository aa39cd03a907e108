import { session } from '#session/session.ts'

/** Where one keeps that single keys do nothing (WCAG 2.1.4): 'off', or nothing; also while the token has expired. */
export const singleKeysKey = () => `single-keys ${session.storedUser()?.subject ?? ''}`

/** Whether a key pressed now is a shortcut: no modifier, nobody types, nothing stands open above the page, not switched off. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false
  const { target } = event
  if (target instanceof Element && target.closest(taken)) return false
  return !document.querySelector(above) && !isOff()
}

const above = 'dialog[open], [role=dialog]'
const taken = 'input, textarea, select, [contenteditable=true], [role=menu], [role=tree]'

function isOff(): boolean {
  try {
    return localStorage.getItem(singleKeysKey()) === 'off'
  } catch {
    return false
  }
}
