import { useMemo } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { ColumnsMenu } from '#kit/list/columns-menu.tsx'
import { allColumns, defaultColumns } from './column-plan.ts'
import type { ListPreferences, StorePreferences } from './use-list-preferences.ts'

interface ColumnsButtonProps {
  readonly resource: Resource
  readonly order: ListState['order']
  readonly onOrder: (order: ListState['order']) => void
  readonly preferences: ListPreferences
  readonly onPreferences: StorePreferences
}

/** The menu of a list's columns, order and row height. */
export function ColumnsButton({ resource, order, onOrder, preferences, onPreferences }: ColumnsButtonProps) {
  const t = useText()
  const { columns, sortable } = useMemo(() => {
    const option = (key: string) => ({ key, label: t(fieldOf(resource, key).label) })
    return { columns: allColumns(resource).map(option), sortable: (resource.list.sort ?? []).map(option) }
  }, [resource, t])
  const isUsual = preferences.columns === undefined && Object.keys(preferences.widths).length === 0
  return (
    <ColumnsMenu
      columns={columns}
      shown={preferences.columns ?? defaultColumns(resource)}
      onShown={(keys) => onPreferences({ columns: keys })}
      onReset={isUsual ? undefined : () => onPreferences({ columns: undefined, widths: {} })}
      sortable={sortable}
      order={order}
      onOrder={onOrder}
      density={preferences.density}
      onDensity={(density) => onPreferences({ density })}
    />
  )
}
