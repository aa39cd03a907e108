/** The record to open once one is finished: the next one, else the one before; null if it was the only one. */
export function nextRecord(ids: readonly string[], finished: string): string | null {
  const at = ids.indexOf(finished)
  if (at < 0) return ids[0] ?? null
  return ids[at + 1] ?? ids[at - 1] ?? null
}

/**
 * The record one step below or above; the first one if none is open; null at the end of the list. An open record that has
 * left the list is at `lastAt`, between its former neighbours.
 */
export function steppedRecord(
  ids: readonly string[],
  open: string | undefined,
  step: 1 | -1,
  lastAt = 0,
): string | null {
  const at = open === undefined ? -1 : ids.indexOf(open)
  if (at >= 0) return ids[at + step] ?? null
  return ids[step === 1 ? lastAt : Math.max(0, lastAt - 1)] ?? ids.at(-1) ?? null
}
