import { flushSync } from 'react-dom'
import { returnFocus } from './return-focus.ts'

/**
 * Renders a change at once and focuses an element, often one of the result. With the focus in a later task, keys that follow the
 * press would be lost or run shortcuts: the browser handles waiting keys first.
 */
export function focusAfter(change: () => void, target: () => Element | null | undefined): void {
  flushSync(change)
  returnFocus(target() ?? null)
}
