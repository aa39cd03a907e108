import type { ReactNode } from 'react'

/** A column of a table: the content of its head and the cell of a row. Keep the array stable. */
export interface TableColumn<R> {
  readonly key: string
  readonly label: string
  /** Width in rem; the least one of a flexible column. */
  readonly width?: number
  /** Shares the space that the other columns leave. */
  readonly isFlexible?: boolean
  readonly align?: 'start' | 'end'
  readonly sortable?: boolean
  /** The state and the date keep their place when other columns are left out; an amount is clear without its label. */
  readonly role?: 'state' | 'when' | 'amount'
  readonly cell: (row: R) => ReactNode
  /** Of the first column only: the picture before the name, and the line below it. */
  readonly picture?: (row: R) => ReactNode
  readonly detail?: (row: R) => ReactNode
}

/** The column that the list is sorted by. */
export interface TableOrder {
  readonly key: string
  readonly desc: boolean
}

/** Stores the width of a column in rem; undefined for the usual one. */
export type StoreWidth = (key: string, width: number | undefined) => void

/** Rows of 52 px (the name and the line below it) or 36 px (one line). */
export type Density = 'normal' | 'compact'
