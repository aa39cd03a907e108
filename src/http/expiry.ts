import { createEmitter } from '#browser/emitter.ts'
import { session } from '#session/session.ts'

const endings = createEmitter()
let isPending = false
let isOver = false
let isPageRendered = false

/** The flag of the session-expired dialog: set once until it is re-armed (S4-24, S4-25). */
export const sessionEnded = {
  /** Opens the dialog, unless it is open. Before the page is rendered the flag waits for the dialog to be mounted. */
  emit(): void {
    isOver = true
    if (isPending) return
    isPending = true
    endings.emit()
  },

  /** Call with the first render: from then on an ending opens the dialog, also before that is mounted. */
  expectDialog(): void {
    isPageRendered = true
  },

  /** Lets the next ending open the dialog again. */
  reset(): void {
    isPending = false
  },

  /** A call was accepted: the session goes on. */
  clear(): void {
    isOver = false
  },
}

/** Whether data may be fetched on intent. After the end of the session each such call would open the dialog again. */
export function mayPreload(): boolean {
  return !isOver
}

/** Calls the listener for each ending of the session, at once for one that has happened before and is not dismissed. */
export function onSessionEnded(listener: () => void): () => void {
  const stop = endings.subscribe(listener)
  if (isPending) listener()
  return stop
}

session.onChange((_now, why) => {
  // At start, before anything is rendered, the guard leads to the sign-in page: a dialog above that has no purpose.
  if (why === 'ended' && (isPageRendered || endings.hasListeners())) sessionEnded.emit()
  if (why !== 'signed-in' && why !== 'signed-out') return
  sessionEnded.reset()
  sessionEnded.clear()
})
