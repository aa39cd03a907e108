import { localStore } from '#browser/guarded-storage.ts'
import { session } from '#session/session.ts'

/** The localStorage key, per user, that turns single-key shortcuts off (WCAG 2.1.4) with the value 'off'. */
export const singleKeysKey = () => `single-keys ${session.storedUser()?.subject ?? ''}`

/** Whether the single-key shortcuts of the user are on. */
export function areSingleKeysOn(): boolean {
  return localStore.get(singleKeysKey()) !== 'off'
}

/** Whether a key press is a single-key shortcut: no modifier, and not turned off. */
export function isSingleKey(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && isShortcut(event) && areSingleKeysOn()
}

/** Whether a key press may be a shortcut: no open dialog, no focused input, nor a text without its editor. A checkbox takes no letters: keys on it are shortcuts. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || document.querySelector(above)) return false
  return !(event.target instanceof Element && event.target.closest(keyHandlers))
}

const above = 'dialog[open], [role=dialog]'
const keyHandlers =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], section[data-path], [role=menu], [role=tree]'
