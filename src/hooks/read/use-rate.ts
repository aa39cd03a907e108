import type { ResourceWith } from '#descriptor/capability.ts'
import { valueOf } from '#descriptor/row.ts'
import { useSettings } from './use-settings.ts'

/** A rate from a settings record; null until it is loaded, and if it is not a positive number. */
export function useRate(resource: ResourceWith<'read'>, field: string): number | null {
  const { data } = useSettings(resource)
  const rate = data && valueOf(data, field)
  return typeof rate === 'number' && rate > 0 ? rate : null
}
