import type { Row } from '#descriptor/row.ts'
import { ColumnsMenu } from '#kit/list/columns-menu.tsx'
import type { ListTable } from '#kit/list/list-table.ts'
import type { ListPreferences, StorePreferences } from './use-list-preferences.ts'

interface ColumnsButtonProps {
  readonly table: ListTable<Row>
  readonly isUsualOrder: boolean
  readonly onUsualOrder: () => void
  readonly preferences: ListPreferences
  readonly onPreferences: StorePreferences
}

/** The menu of a list's columns, order and row height. */
export function ColumnsButton({ preferences, onPreferences, ...choices }: ColumnsButtonProps) {
  const isUsual = preferences.columns === undefined && Object.keys(preferences.widths).length === 0
  return (
    <ColumnsMenu
      {...choices}
      onReset={isUsual ? undefined : () => onPreferences({ columns: undefined, widths: {} })}
      density={preferences.density}
      onDensity={(density) => onPreferences({ density })}
    />
  )
}
