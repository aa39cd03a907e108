import { session } from '#session/session.ts'

const busy = new Set<object>()

// What the next user of the page does is not held up by the work of the one before.
session.onUserLeft(() => {
  busy.clear()
  update()
})

/** While its owner is busy, the browser asks before it closes the page. */
export function guardUnload(owner: object, isBusy: boolean): void {
  if (isBusy) busy.add(owner)
  else busy.delete(owner)
  update()
}

function update(): void {
  if (busy.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
