import { type RefObject, useLayoutEffect, useState } from 'react'
import { remInPixels } from '#kit/rem-in-pixels.ts'
import type { GridColumn } from './grid-columns.ts'

/** The columns [start, end) to render. The first one, which stays in place, is rendered always. */
export interface ColumnWindow {
  readonly start: number
  readonly end: number
}

/** The pixels beyond both edges whose columns are rendered ahead. */
const margin = 300

/** Renders only the columns near the visible part of a grid: a record may have dozens of fields. */
export function useColumnWindow(
  frame: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
): ColumnWindow {
  const [shown, setShown] = useState<ColumnWindow>({ start: 1, end: 12 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => {
      const { scrollLeft } = element
      // A grid is not wider than its window.
      const next = columnsBetween(columns, scrollLeft - margin, scrollLeft + window.innerWidth + margin)
      setShown((last) => (last.start === next.start && last.end === next.end ? last : next))
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [frame, columns])
  return shown
}

/** The columns between two horizontal positions in pixels. */
function columnsBetween(columns: readonly GridColumn[], from: number, to: number): ColumnWindow {
  const rem = remInPixels()
  let left = 0
  const edges = columns.map(({ width }) => {
    left += width * rem
    return left
  })
  const start = edges.findIndex((right) => right > from)
  const last = edges.findIndex((right) => right >= to)
  return { start: Math.max(1, start), end: last === -1 ? columns.length : last + 1 }
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
