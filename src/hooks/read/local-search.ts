import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Rows } from './read-page.ts'

let search: typeof import('./local-matches.ts').localMatches | undefined

/** Loads the code of `localSearch`, which the first rows of a list do not need. */
export async function loadLocalSearch(): Promise<void> {
  search = (await import('./local-matches.ts')).localMatches
}

/** The rows of `localMatches`, once its code is loaded. */
export function localSearch<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
): Rows<R> | undefined {
  return search?.(resource, state)
}
