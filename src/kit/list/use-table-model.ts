import { tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { TableColumn } from './table-column.ts'

interface ModelProps<R> {
  readonly columns: readonly TableColumn<R>[]
  readonly rows: readonly R[] | undefined
  readonly rowId: (row: R) => string
}

// Without the library's sorting: the server sorts, and the head cycles through the orders of a column.
const features = tableFeatures({})
/** The start of the key of a row that has no id. */
const withoutId = '\0'

/** Whether the key of a row is an id. */
export const isId = (key: string) => !key.startsWith(withoutId)

const NO_ROWS: readonly never[] = []

/** The model of the table: columns and rows. */
export function useTableModel<R extends object>({ columns, rows, rowId }: ModelProps<R>) {
  const defs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        header: column.label,
        accessorFn: (row: R): unknown => row,
      })),
    [columns],
  )
  return useTable({
    features,
    columns: defs,
    data: rows ?? NO_ROWS,
    getRowId: (row, index) => rowId(row) || `${withoutId}${index}`,
  })
}

/** The model that `useTableModel` returns. */
export type TableModel<R extends object> = ReturnType<typeof useTableModel<R>>
