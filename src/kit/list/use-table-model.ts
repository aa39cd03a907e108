import { metaHelper, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { TableColumn, TableOrder } from './table-column.ts'

interface ModelProps<R> {
  readonly columns: readonly TableColumn<R>[]
  readonly rows: readonly R[] | undefined
  readonly rowId: (row: R) => string
  readonly order: TableOrder | null
  readonly onOrder?: (order: TableOrder | null) => void
}

const features = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<{ readonly sortable: boolean }>(),
})
const NO_ROWS: readonly never[] = []

/** The model of the table: columns, rows, and the order of a clicked head. The server sorts. */
export function useTableModel<R extends object>(props: ModelProps<R>) {
  const { columns, order, onOrder } = props
  const defs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        header: column.label,
        accessorFn: (row: R): unknown => row,
        enableSorting: column.sortable === true,
        // By default the first direction is guessed from the values of the first row.
        sortDescFirst: false,
      })),
    [columns],
  )
  const sorting = useMemo(() => (order ? [{ id: order.key, desc: order.desc }] : []), [order])
  return useTable({
    features,
    columns: defs,
    data: props.rows ?? NO_ROWS,
    getRowId: props.rowId,
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (change) => {
      const first = (typeof change === 'function' ? change(sorting) : change)[0]
      onOrder?.(first ? { key: first.id, desc: first.desc } : null)
    },
  })
}

/** The model that `useTableModel` returns. */
export type TableModel<R extends object> = ReturnType<typeof useTableModel<R>>
