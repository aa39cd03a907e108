import { useMemo } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { defaultColumns } from './column-plan.ts'
import { useColumns } from './use-columns.tsx'
import type { ListPreferences, StorePreferences } from './use-list-preferences.ts'

/** The columns of a table by the preferences of the user, with their widths and the density. */
export function usePreferredColumns(
  resource: Resource,
  { columns, widths, density }: ListPreferences,
  onPreferences: StorePreferences,
) {
  const usualColumns = useMemo(() => defaultColumns(resource), [resource])
  return {
    columns: useColumns(resource, columns ?? usualColumns),
    isChosen: columns !== undefined,
    widths,
    density,
    onWidth: (key: string, width: number | undefined) =>
      onPreferences({ widths: withWidth(widths, key, width) }),
  }
}

function withWidth(widths: ListPreferences['widths'], key: string, width: number | undefined) {
  const { [key]: _, ...others } = widths
  return width === undefined ? others : { ...others, [key]: width }
}
