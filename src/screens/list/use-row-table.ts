import { functionalUpdate } from '@tanstack/react-table'
import { useMemo } from 'react'
import { type ListState, unsorted } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useListTable } from '#kit/list/list-table.ts'
import type { ScreenState } from '#screens/href.ts'
import { defaultColumns } from './column-plan.ts'
import { useColumns } from './use-columns.tsx'
import type { ListPreferences, StorePreferences } from './use-list-preferences.ts'
import type { useSelection } from './use-selection.ts'

interface RowTable {
  readonly resource: Resource
  readonly state: ScreenState
  readonly rows: readonly Row[] | undefined
  readonly preferences: ListPreferences
  readonly onPreferences: StorePreferences
  readonly onOrder: (order: ListState['order']) => void
  readonly selecting: Pick<ReturnType<typeof useSelection>, 'rowSelection' | 'onRowSelectionChange'>
}

/** The table of a list: columns by the preferences of the user, the order of the address, the selected rows. */
export function useRowTable({
  resource,
  state,
  rows,
  preferences,
  onPreferences,
  onOrder,
  selecting,
}: RowTable) {
  const columns = useColumns(resource)
  const shown = useMemo(
    () => preferences.columns ?? defaultColumns(resource),
    [preferences.columns, resource],
  )
  const layout = useMemo(() => {
    const [lead = '', ...keys] = columns.map(({ id }) => id)
    const hidden = keys.filter((key) => !shown.includes(key))
    return {
      columnOrder: [lead, ...shown, ...hidden],
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
    }
  }, [columns, shown])
  const { columnOrder, columnVisibility } = layout
  const sorting = useMemo(
    () => (state.order ? [{ id: state.order.key, desc: state.order.desc }] : []),
    [state.order],
  )
  const store = ({ columnOrder: order, columnVisibility: visibility }: typeof layout) =>
    onPreferences({ columns: order.slice(1).filter((key) => visibility[key] !== false) })
  return useListTable({
    columns,
    rows,
    rowId: idOfRow,
    state: {
      columnOrder,
      columnVisibility,
      columnSizing: preferences.widths,
      sorting,
      rowSelection: selecting.rowSelection,
    },
    onColumnOrderChange: (order) => store({ ...layout, columnOrder: functionalUpdate(order, columnOrder) }),
    onColumnVisibilityChange: (visibility) =>
      store({ ...layout, columnVisibility: functionalUpdate(visibility, columnVisibility) }),
    onColumnSizingChange: (sizes) => onPreferences({ widths: functionalUpdate(sizes, preferences.widths) }),
    onSortingChange: (orders) => {
      const [order] = functionalUpdate(orders, sorting)
      onOrder(order ? { key: order.id, desc: order.desc } : unsorted(resource, state))
    },
    onRowSelectionChange: selecting.onRowSelectionChange,
  })
}

const idOfRow = (row: Row) => row.id
