import { createStore } from '#browser/create-store.ts'
import { offerUndo } from '#browser/latest-undo.ts'
import type { Text } from '#text/text.ts'

/** A short message at the corner of the screen. */
export interface Notice {
  readonly tone: 'good' | 'bad' | 'plain'
  readonly text: Text
  /** The next step, shown after the message. */
  readonly more?: Text | readonly Text[]
  /** The literal text of a failure, a small line below. */
  readonly literal?: Text
  /** Has no time limit: for an offer that is valid as long as the page. */
  readonly isPersistent?: boolean
  /** Undoes the last action. */
  readonly undo?: () => void
  /** Called when it has left the screen, whether closed, expired or replaced. */
  readonly onRemoved?: () => void
  /** The one action that it offers. */
  readonly action?: { readonly label: Text; readonly run: () => void }
}

/** A notice on the screen with its React key. */
export interface ShownNotice extends Notice {
  readonly id: number
  readonly withdrawUndo?: (() => void) | undefined
}

const maxShown = 3
const store = createStore<readonly ShownNotice[]>([])
let last = 0

/** Shows a notice, which replaces an earlier one of the same text. Returns a function that removes it. */
export function notify(notice: Notice): () => void {
  const id = ++last
  const others = store.get().filter((one) => JSON.stringify(one.text) !== JSON.stringify(notice.text))
  const { undo } = notice
  const undoAndDismiss = () => {
    // Before the dismissal, which commits the change that the undo takes back.
    undo?.()
    dismiss(id)
  }
  show([...others, { ...notice, id, withdrawUndo: undo && offerUndo(undoAndDismiss) }].slice(-maxShown))
  return () => dismiss(id)
}

/** Removes a notice. */
export function dismiss(id: number): void {
  const shown = store.get()
  if (shown.some((one) => one.id === id)) show(shown.filter((one) => one.id !== id))
}

/** The notices on the screen, oldest first. */
export const shownNotices = store.get

/** Calls `listener` after each change; returns a function that unsubscribes it. */
export const onNotices = store.subscribe

function show(next: readonly ShownNotice[]): void {
  const removed = store.get().filter((one) => !next.includes(one))
  store.set(next)
  for (const { onRemoved, withdrawUndo } of removed) {
    withdrawUndo?.()
    onRemoved?.()
  }
}
