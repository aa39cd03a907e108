import { localStore } from '#browser/guarded-storage.ts'
import { session } from '#session/session.ts'

/** The localStorage key, per user, that turns single-key shortcuts off (WCAG 2.1.4) with the value 'off'. */
export const singleKeysKey = () => `single-keys ${session.storedUser()?.subject ?? ''}`

/** Whether the single-key shortcuts of the user are on. */
export function areSingleKeysOn(): boolean {
  return localStore.get(singleKeysKey()) !== 'off'
}

/**
 * Whether a key press is a shortcut: no modifier, focused input or open dialog, and not turned off. A checkbox takes no
 * letters: keys on it are shortcuts.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false
  const { target } = event
  if (target instanceof Element && target.closest(keyHandlers)) return false
  return !document.querySelector(above) && areSingleKeysOn()
}

const above = 'dialog[open], [role=dialog]'
const keyHandlers =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=tree]'
