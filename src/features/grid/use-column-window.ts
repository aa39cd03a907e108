import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { remInPixels } from '#kit/rem-in-pixels.ts'
import type { GridColumn } from './grid-columns.ts'

/** The columns [start, end) to render. The first one, which stays in place, is rendered always. */
export interface ColumnWindow {
  readonly start: number
  readonly end: number
}

/** Renders only the columns near the visible part of a grid: a record may have dozens of fields. */
export function useColumnWindow(
  frame: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
): ColumnWindow {
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes hooks here
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => frame.current,
    estimateSize: (at) => (columns[at]?.width ?? 0) * remInPixels(),
    overscan: 3,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  const items = virtualizer.getVirtualItems()
  // A dozen while the width is unknown.
  return { start: Math.max(1, items[0]?.index ?? 1), end: (items.at(-1)?.index ?? 11) + 1 }
}

/** The tracks of the rendered columns; one track takes the place of those between the first and the window. */
export function columnTracks(columns: readonly GridColumn[], { start, end }: ColumnWindow): string {
  const tracks = columns.slice(start, end).map((column) => trackOf(columns, column))
  return `${leftOf(columns, 1)}rem ${leftOf(columns, start) - leftOf(columns, 1)}rem ${tracks.join(' ')}`
}

/** The track of a column; the last one takes the space that is left. */
export function trackOf(columns: readonly GridColumn[], column: GridColumn): string {
  return column === columns.at(-1) ? `minmax(${column.width}rem, 1fr)` : `${column.width}rem`
}

/** The distance of a column from the start of its row, in rem. */
export function leftOf(columns: readonly GridColumn[], at: number): number {
  return columns.slice(0, at).reduce((sum, { width }) => sum + width, 0)
}
