import type { Text } from '#text/text.ts'

/** One sentence at the corner of the screen. */
export interface Notice {
  readonly tone: 'good' | 'bad' | 'plain'
  readonly text: Text
  /** What to do next, after what happened. */
  readonly more?: Text | readonly Text[]
  /** It stays until it is closed: an offer that holds for as long as the page does. */
  readonly stays?: boolean
  /** Takes back what has just been done. */
  readonly undo?: () => void
  /** When it has left the screen, by whatever way. */
  readonly onGone?: () => void
  /** The one thing to do about it. */
  readonly action?: { readonly label: Text; readonly run: () => void }
}

/** A notice on the screen, with what React tells it from the others by. */
export interface ShownNotice extends Notice {
  readonly id: number
}

const most = 3
const listeners = new Set<() => void>()
let shown: readonly ShownNotice[] = []
let last = 0

/** Shows a notice; the same words again take the place of the earlier ones. Returns the way to take it away. */
export function notify(notice: Notice): () => void {
  const id = ++last
  const others = shown.filter((one) => JSON.stringify(one.text) !== JSON.stringify(notice.text))
  show([...others, { ...notice, id }].slice(-most))
  return () => dismiss(id)
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  if (shown.some((one) => one.id === id)) show(shown.filter((one) => one.id !== id))
}

/** The notices now on the screen, oldest first. */
export function shownNotices(): readonly ShownNotice[] {
  return shown
}

/** Calls `listener` after each change; returns the way to stop. */
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
