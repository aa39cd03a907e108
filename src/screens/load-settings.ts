import type { ResourceWith } from '#descriptor/capability.ts'
import { cache } from '#hooks/read/cache.ts'
import { settingsOptions } from '#hooks/read/use-settings.ts'

/** Loads the record of a settings screen. */
export function loadSettings(resource: ResourceWith<'read'>): Promise<void> {
  return cache.prefetchQuery(settingsOptions(resource))
}
