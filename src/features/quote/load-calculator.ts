import { waitUpTo } from '#browser/wait-up-to.ts'
import type { ResourceWith } from '#descriptor/capability.ts'
import { cache } from '#hooks/read/cache.ts'
import { settingsOptions } from '#hooks/read/use-settings.ts'
import { type HelperName, helpers } from './rules/helpers.ts'
import { helperOptions } from './use-helper.ts'

/** Starts to load the helper lists and the rules in parallel, and waits for them for a short time only. */
export async function loadCalculator(settings: ResourceWith<'read'>): Promise<void> {
  const lists = (Object.keys(helpers) as HelperName[]).map((name) => cache.prefetchQuery(helperOptions(name)))
  await waitUpTo([...lists, cache.prefetchQuery(settingsOptions(settings))])
}
