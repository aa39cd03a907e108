import type { ReactNode } from 'react'

/** A column of a table: the content of its head and the cell of a row. Keep the array stable. */
export interface TableColumn<R> {
  readonly key: string
  readonly label: string
  /** Width in pixels; columns without one share the rest. */
  readonly width?: number
  readonly align?: 'start' | 'end'
  readonly sortable?: boolean
  readonly cell: (row: R) => ReactNode
}

/** The column that the list is sorted by. */
export interface TableOrder {
  readonly key: string
  readonly desc: boolean
}

/** Rows of 44 px (two lines of text) or 36 px (one line). */
export type Density = 'normal' | 'compact'
