/** The offered undos, oldest first. */
const offers = new Set<{ readonly undo: () => void }>()

/** Offers to undo what was done last. Returns a function that withdraws the offer; until then it stays, also after its use. */
export function offerUndo(undo: () => void): () => void {
  const offer = { undo }
  offers.add(offer)
  return () => void offers.delete(offer)
}

/** Runs the undo that was offered last, if there is one. */
export function undoLatest(): void {
  ;[...offers].at(-1)?.undo()
}
