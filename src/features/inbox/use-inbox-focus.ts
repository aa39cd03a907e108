import { useCallback, useEffect, useRef } from 'react'

/** Where list and pane are side by side; the style sheet has the same width. */
const sideBySide = '(min-width: 62em)'

/** Opens the first record beside the list if none is open; on a narrow screen the list is shown alone. */
export function useFirstOpen(first: string | undefined, isNone: boolean, onOpen: (id: string) => void): void {
  useEffect(() => {
    if (isNone && first !== undefined && matchMedia(sideBySide).matches) onOpen(first)
  }, [isNone, first, onOpen])
}

/**
 * Returns a function that is called before the pane closes: once it has closed, the row of its record gets the focus, or the
 * next row after a delete. The pane closes only after the address has changed, so an earlier focus would be lost with it.
 */
export function useListFocus(ids: readonly string[], open: string | undefined): () => void {
  const candidates = useRef<readonly (string | null)[]>([])
  useEffect(() => {
    const wanted = candidates.current
    candidates.current = []
    if (document.activeElement !== document.body) return
    wanted.some((id) => id !== null && focusRow(id))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each change of the open record
  }, [open])
  return useCallback(() => {
    candidates.current = open === undefined ? [] : [open, nextRecord(ids, open)]
  }, [ids, open])
}

/** Focuses the link of a record in the list; returns whether the list has it. */
export function focusRow(id: string): boolean {
  const link = document.querySelector<HTMLElement>(`main li[data-id="${CSS.escape(id)}"] a`)
  link?.focus()
  return link !== null
}

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

/** Returns a function that moves the focus to the pane of the record that opens next: the control that has it goes. */
export function usePaneFocus(open: string | undefined): () => void {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    const pane = document.querySelector<HTMLElement>('[data-pane]')
    const focused = pane?.querySelector<HTMLElement>('article') ?? pane
    focused?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each record that opens
  }, [open])
  return useCallback(() => {
    isWanted.current = true
  }, [])
}
