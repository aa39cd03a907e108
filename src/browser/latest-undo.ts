/** The offered undos, oldest first. */
const offers = new Set<{ readonly undo: () => void }>()

/** Registers the undo of the last change. Returns a function that removes it; `undoLatest` does not. */
export function offerUndo(undo: () => void): () => void {
  const offer = { undo }
  offers.add(offer)
  return () => void offers.delete(offer)
}

/** Runs the undo that was offered last, if there is one. */
export function undoLatest(): void {
  ;[...offers].at(-1)?.undo()
}
