import type { Text } from '#text/text.ts'

/** A short message at the corner of the screen. */
export interface Notice {
  readonly tone: 'good' | 'bad' | 'plain'
  readonly text: Text
  /** The next step, shown after the message. */
  readonly more?: Text | readonly Text[]
  /** Has no time limit: for an offer that is valid as long as the page. */
  readonly stays?: boolean
  /** Undoes the last action. */
  readonly undo?: () => void
  /** Called when it has left the screen, whether closed, expired or replaced. */
  readonly onGone?: () => void
  /** The one action that it offers. */
  readonly action?: { readonly label: Text; readonly run: () => void }
}

/** A notice on the screen with its React key. */
export interface ShownNotice extends Notice {
  readonly id: number
}

const most = 3
const listeners = new Set<() => void>()
let shown: readonly ShownNotice[] = []
let last = 0

/** Shows a notice, which replaces an earlier one of the same text. Returns a function that removes it. */
export function notify(notice: Notice): () => void {
  const id = ++last
  const others = shown.filter((one) => JSON.stringify(one.text) !== JSON.stringify(notice.text))
  show([...others, { ...notice, id }].slice(-most))
  return () => dismiss(id)
}

/** Removes a notice. */
export function dismiss(id: number): void {
  if (shown.some((one) => one.id === id)) show(shown.filter((one) => one.id !== id))
}

/** The notices on the screen, oldest first. */
export function shownNotices(): readonly ShownNotice[] {
  return shown
}

/** Calls `listener` after each change; returns a function that unsubscribes it. */
export function onNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: readonly ShownNotice[]): void {
  const gone = shown.filter((one) => !next.includes(one))
  shown = next
  for (const { onGone } of gone) onGone?.()
  for (const listener of listeners) listener()
}
