import type { Density, TableOrder } from '#kit/list/table-column.ts'

/** A field that can be a column. */
export interface ColumnOption {
  readonly key: string
  readonly label: string
}

/** The columns, order and row height of a list, and their changes. */
export interface ColumnChoicesProps {
  /** All columns after the name. */
  readonly columns: readonly ColumnOption[]
  /** The keys of the visible columns, in their order. */
  readonly shown: readonly string[]
  readonly onShown: (keys: readonly string[]) => void
  /** Restores the usual columns and widths; undefined where they are shown. */
  readonly onReset: (() => void) | undefined
  /** The fields that the list can be sorted by. */
  readonly sortable: readonly ColumnOption[]
  readonly order: TableOrder | null
  readonly onOrder: (order: TableOrder | null) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
}
