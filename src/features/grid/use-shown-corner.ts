import { type RefObject, useEffect } from 'react'
import type { GridStore } from './grid-store.ts'
import type { Position } from './selection.ts'

/** Scrolls the moved corner of the selection into view. */
export function useShownCorner(store: GridStore, frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = store.selection().corner
    return store.subscribe(() => {
      const { corner } = store.selection()
      if (corner === last) return
      last = corner
      if (frame.current) reveal(frame.current, corner, store.size.rows)
    })
  }, [store, frame])
}

/** Scrolls a cell into view by its position, because its row may not be rendered. */
function reveal(frame: HTMLElement, { row, column }: Position, rowCount: number): void {
  const [head, body] = frame.children
  const cell = head?.firstElementChild?.children[column]
  const [first] = head?.firstElementChild?.children ?? []
  if (!(cell instanceof HTMLElement && first instanceof HTMLElement && head && body)) return
  const height = body.clientHeight / Math.max(1, rowCount)
  const room = frame.clientHeight - head.clientHeight
  frame.scrollTop = nearest(frame.scrollTop, row * height, height, room)
  // The first column is sticky: it covers the columns that scroll below it.
  const pinned = first.offsetWidth
  // While it is pressed, the other columns stay where they are.
  if (column === 0 && !frame.matches(':active')) frame.scrollLeft = 0
  if (column > 0)
    frame.scrollLeft = nearest(
      frame.scrollLeft,
      cell.offsetLeft - pinned,
      cell.offsetWidth,
      frame.clientWidth - pinned,
    )
}

/** The scroll offset nearest to the present one at which a part is in view. */
function nearest(offset: number, start: number, length: number, room: number): number {
  return Math.max(Math.min(offset, start), Math.min(start, start + length - room))
}
