import { returnFocus } from './return-focus.ts'

/**
 * Opens a dialog as a modal one. Returns a function that closes it and returns the focus; removing the element would drop
 * it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  dialog.showModal()
  return () => {
    // By Escape the browser itself has closed it, and something else may have taken the focus since.
    const isTaken = !dialog.open && !isLeft(document.activeElement, dialog, before)
    dialog.close()
    // The browser sets the cursor of an editor at its start.
    if (!isTaken) returnFocus(before, { preventScroll: true })
  }
}

/** Whether the focus is where a dialog or its browser left it. */
function isLeft(focused: Element | null, dialog: HTMLDialogElement, before: Element | null): boolean {
  return focused === document.body || focused === before || dialog.contains(focused)
}
