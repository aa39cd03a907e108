import { createEmitter } from '#browser/emitter.ts'

const changed = createEmitter<[subject: string]>()
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('ben-quotes') : undefined
tabs?.addEventListener('message', ({ data }) => {
  if (typeof data === 'string') changed.emit(data)
})

/** Notifies the other tabs that the stored quotes of a user have changed. */
export function notifyQuoteTabs(subject: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  tabs?.postMessage(subject)
}

/** Calls the listener when another tab has changed the quotes of a user; returns a function that unsubscribes it. */
export function onOtherQuoteTab(subject: string, listener: () => void): () => void {
  return changed.subscribe((changedSubject) => {
    if (changedSubject === subject) listener()
  })
}
