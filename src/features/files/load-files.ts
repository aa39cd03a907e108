import { cache } from '#hooks/read/cache.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { waitUpTo } from '#screens/wait-up-to.ts'
import { readLocation } from './files-location.ts'
import { filesOptions } from './use-files.ts'

/** Starts to load the folder of the address, and waits for it for a short time only. */
export async function loadFiles({ deps }: { readonly deps: ScreenSearch }): Promise<void> {
  await waitUpTo([cache.prefetchQuery(filesOptions(readLocation(deps).folder))])
}
