import { cache } from '#hooks/cache.ts'
import { oneOptions, type Readable } from '#hooks/use-one.ts'
import { loadFormParts } from './form/late-parts.tsx'
import type { ScreenSearch } from './screen-search.ts'

interface Loading {
  readonly params: { readonly id?: string }
  readonly deps: ScreenSearch
}

/** Starts the record's load and waits for the code of its inputs only. */
export async function loadForm(resource: Readable, { params, deps }: Loading): Promise<void> {
  const id = params.id ?? deps.from ?? ''
  if (id !== '') void cache.prefetchQuery(oneOptions(resource, id, cache))
  await loadFormParts(resource)
}
