/** Closes a dialog on a click beside it in browsers without `closedby` (Safari); returns the clean-up. */
export function closeBeside(dialog: HTMLDialogElement): () => void {
  // The types have the property in every browser.
  if (Reflect.has(dialog, 'closedBy')) return () => {}
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === dialog && !isInside) dialog.close()
  }
  dialog.addEventListener('click', onClick)
  return () => dialog.removeEventListener('click', onClick)
}
