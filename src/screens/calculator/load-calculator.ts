import type { Having } from '#descriptor/resource.ts'
import { cache } from '#hooks/cache.ts'
import { helperOptions } from '#hooks/quote/use-helper.ts'
import { settingsOptions } from '#hooks/use-settings.ts'
import { type HelperName, helpers } from '#quote/helpers.ts'
import { settledSoon } from '#screens/settled-soon.ts'

/** Starts the loads of the helper lists and of the rules, side by side, and waits for them a moment only. */
export async function loadCalculator(settings: Having<'read'>): Promise<void> {
  const lists = (Object.keys(helpers) as HelperName[]).map((name) => cache.prefetchQuery(helperOptions(name)))
  await settledSoon([...lists, cache.prefetchQuery(settingsOptions(settings))])
}
