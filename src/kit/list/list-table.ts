import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  metaHelper,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  type Cell as TableCell,
  type Column as TableColumn,
  type TableOptions,
  type TableState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useCallback } from 'react'

interface ColumnMeta {
  /** Shares the space that the other columns leave; `size` is its least width. */
  readonly isFlexible?: boolean
  readonly align?: 'start' | 'end'
  /** The state and the date keep their place when other columns are left out; an amount is clear without its label. */
  readonly role?: 'state' | 'when' | 'amount'
  /** Of the first column only: the picture before the name, and the line below it. */
  picture?(this: void, row: object): ReactNode
  detail?(this: void, row: object): ReactNode
}

const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
})

type Features = typeof features

/** The definition of a column, with its sizes in rem. Keep arrays of them stable. */
export interface ListColumn<R extends object> {
  readonly id: string
  readonly header: string
  readonly accessorFn: (row: R) => unknown
  readonly size?: number
  readonly enableSorting?: boolean
  readonly meta?: ColumnMeta
  readonly cell: (context: { readonly row: { readonly original: R } }) => ReactNode
}

/** A column of a table. */
export type Column<R extends object> = TableColumn<Features, R>

/** A cell of a row. */
export type Cell<R extends object> = TableCell<Features, R>

/** The table of a list: its columns with their order and sizes, its rows and which of them are selected. */
export type ListTable<R extends object> = ReactTable<
  Features,
  R,
  Omit<TableState<Features>, 'columnResizing'>
>

/** Rows of 52 px (the name and the line below it) or 36 px (one line). */
export type Density = 'normal' | 'compact'

interface ListTableOptions<R extends object> extends Omit<TableOptions<Features, R>, 'features' | 'data'> {
  /** The rows; `undefined` during the first load. */
  readonly rows: readonly R[] | undefined
  /** The id of a row; a row whose id is '' can only be read. */
  readonly rowId: (row: R) => string
}

const NO_ROWS: readonly never[] = []
/** The start of the key of a row that has no id. */
const withoutId = '\0'
/** The usual width of a column, and its bounds, in rem. */
const USUAL = 9
const LEAST = 4
const MOST = 40

/** Whether the key of a row is an id. */
export const isId = (key: string) => !key.startsWith(withoutId)

/** The table of a list, whose state belongs to the address and to the preferences of the user. */
export function useListTable<R extends object>({
  rows,
  rowId,
  ...controlled
}: ListTableOptions<R>): ListTable<R> {
  const table = useTable(
    {
      features,
      data: rows ?? NO_ROWS,
      getRowId: (row, index) => rowId(row) || `${withoutId}${index}`,
      enableRowSelection: ({ id }) => isId(id),
      isRowRangeSelectionEvent: hasShift,
      defaultColumn: { size: USUAL, minSize: LEAST, maxSize: MOST },
      // The server sorts, by one column.
      manualSorting: true,
      enableMultiSort: false,
      sortDescFirst: false,
      ...controlled,
      onColumnSizingChange: (sizes) => {
        // A press on an edge without a drag chooses no size.
        if (table.atoms.columnResizing.get().deltaOffset === 0) return
        controlled.onColumnSizingChange?.((old) => {
          const next = Object.entries(functionalUpdate(sizes, old))
          return Object.fromEntries(next.map(([id, size]) => [id, boundedWidth(size)]))
        })
      },
    },
    // A drag of a column's edge renders the head alone.
    ({ columnOrder, columnSizing, columnVisibility, rowSelection, sorting }) => ({
      columnOrder,
      columnSizing,
      columnVisibility,
      rowSelection,
      sorting,
    }),
  )
  return table
}

const hasShift = (event: unknown) =>
  typeof event === 'object' && event !== null && 'shiftKey' in event && event.shiftKey === true

/** Selects or deselects a row; with `isRange` all rows since the last one. */
export type ToggleRow = (id: string, isRange: boolean) => void

/** The selection of a row by a key or a press; stable. */
export function useToggleRow<R extends object>({ getCoreRowModel }: ListTable<R>): ToggleRow {
  return useCallback(
    (id, isRange) => {
      const row = getCoreRowModel().rowsById[id]
      row?.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey: isRange })
    },
    [getCoreRowModel],
  )
}

/** The label of a column. */
export const columnLabel = <R extends object>({ columnDef }: Column<R>) => String(columnDef.header)

/** A width of a column in rem within its bounds. */
export const boundedWidth = (width: number) => Math.round(Math.min(MOST, Math.max(LEAST, width)) * 100) / 100
