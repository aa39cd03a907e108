import { createStore } from '#browser/create-store.ts'
import { returnFocus } from './return-focus.ts'

const coverings = createStore<readonly HTMLElement[]>([])

/** The uppermost element of the top layer that covers the page: users reach only its content. */
export function topCovering(): HTMLElement | undefined {
  return coverings.get().at(-1)
}

/** Calls `listener` whenever an element covers the page or no longer does; returns a function that unsubscribes it. */
export const onCoverings = coverings.subscribe

/** Registers an element of the top layer that covers the page. Returns a function that removes it. */
export function addCovering(element: HTMLElement): () => void {
  coverings.set([...coverings.get(), element])
  return () => coverings.set(coverings.get().filter((other) => other !== element))
}

/**
 * Opens a dialog as a modal one. Returns a function that closes it and returns the focus; removing the element would drop
 * it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  dialog.showModal()
  const remove = addCovering(dialog)
  return () => {
    // By Escape the browser itself has closed it, and something else may have taken the focus since.
    const isTaken = !dialog.open && !isLeft(document.activeElement, dialog, before)
    dialog.close()
    // The browser sets the cursor of an editor at its start.
    if (!isTaken) returnFocus(before, { preventScroll: true })
    remove()
  }
}

/** Whether the focus is where a dialog or its browser left it. */
function isLeft(focused: Element | null, dialog: HTMLDialogElement, before: Element | null): boolean {
  return focused === document.body || focused === before || dialog.contains(focused)
}
