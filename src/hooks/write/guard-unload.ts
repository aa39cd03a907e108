import { session } from '#session/session.ts'

const busy = new Map<object, (() => void) | undefined>()

// Unfinished work of an earlier user does not hold up the next one.
session.onUserLeft(() => {
  busy.clear()
  update()
})

/** While its owner is busy, the browser asks before it closes the page; `onClose` is called while it asks. */
export function guardUnload(owner: object, isBusy: boolean, onClose?: () => void): void {
  if (isBusy) busy.set(owner, onClose)
  else busy.delete(owner)
  update()
}

function update(): void {
  if (busy.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
  for (const onClose of busy.values()) onClose?.()
}
