import type { ReactNode } from 'react'

/** One column of a table: what stands in its head and how a row's cell is drawn. Keep the array stable. */
export interface TableColumn<R> {
  readonly key: string
  readonly label: string
  /** Width in pixels; a column without one shares what is left. */
  readonly width?: number
  readonly align?: 'start' | 'end'
  readonly sortable?: boolean
  readonly cell: (row: R) => ReactNode
}

/** The column that the list is ordered by. */
export interface TableOrder {
  readonly key: string
  readonly desc: boolean
}

/** Rows of 44 px (two lines of text) or 36 px (one line). */
export type Density = 'normal' | 'compact'
