import { collectKeys } from '#browser/collect-keys.ts'
import type { ShortcutTargets } from '#screens/features-context.ts'

/** Milliseconds after which held keys are dropped: the page or the form may not come. */
const longestMs = 5000

let isOn = false

/** Whether keys are held. */
export const areKeysHeld = () => isOn

/**
 * Holds the letters and Enter that follow the press of a key that opens another page, until it is rendered: the page that is still
 * shown must not take them.
 */
export function holdForPage(onPage: ShortcutTargets['onPage']): void {
  hold((end) => onPage(() => end(true)))
}

/** Holds the keys that follow the press of a key that opens a form, until one of its fields has the focus. */
export function holdForField(): void {
  hold((end) => onFocus((focused) => focused.tabIndex >= 0 && end(isTyped(focused))))
}

/** With `isReached` the keys are pressed where the focus is; otherwise they are dropped. */
type End = (isReached: boolean) => void

function hold(watch: (end: End) => () => void): void {
  if (isOn) return
  isOn = true
  const endCollecting = collectKeys()
  const end: End = (isReached) => {
    isOn = false
    stop.forEach((one) => one())
    const keys = endCollecting()
    if (isReached) void pressCollected(keys)
  }
  const drop = () => end(false)
  const timer = setTimeout(drop, longestMs)
  window.addEventListener('pointerdown', drop, { capture: true })
  const stop = [
    watch(end),
    // A question about unsaved changes has come in between.
    onFocus((focused) => focused.closest('dialog') && !isTyped(focused) && drop()),
    () => clearTimeout(timer),
    () => window.removeEventListener('pointerdown', drop, { capture: true }),
  ]
}

function onFocus(run: (focused: HTMLElement) => void): () => void {
  const listen = ({ target }: FocusEvent) => target instanceof HTMLElement && run(target)
  document.addEventListener('focusin', listen)
  return () => document.removeEventListener('focusin', listen)
}

const isTyped = (element: Element) =>
  element.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]')

/** Presses collected keys where the focus is. */
export async function pressCollected(keys: string): Promise<void> {
  for (const one of keys) {
    // Each after the render of the one before.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.resolve()
    const key = one === '\n' ? 'Enter' : one
    const focused = document.activeElement ?? document.body
    const isLeft = focused.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
    if (!isLeft) continue
    if (key === 'Enter') clickFocused(focused)
    // oxlint-disable-next-line typescript/no-deprecated -- it has no successor
    else if (isTyped(focused)) document.execCommand('insertText', false, key)
  }
}

function clickFocused(focused: Element): void {
  if (focused instanceof HTMLElement && focused.matches('a[href], button')) focused.click()
}
