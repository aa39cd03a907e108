import { readText } from '#descriptor/read.ts'
import { oneOptions, type Readable } from '#hooks/use-one.ts'
import { loadFormParts } from './form/late-parts.tsx'
import type { RouterContext } from './router-context.ts'

/** The parameters of a form's own route: the record that a new one is copied from. */
export interface FormSearch {
  readonly from?: string
}

/** Reads the address of a form. */
export function formSearch(raw: Record<string, unknown>): FormSearch {
  const from = readText(raw.from)
  return from === '' ? {} : { from }
}

/** What the loader depends on. */
export function formDeps({ search }: { readonly search: FormSearch }): FormSearch {
  return search
}

interface Loading {
  readonly context: RouterContext
  readonly params: { readonly id?: string }
  readonly deps: FormSearch
}

/** Starts the record's load and waits for the code of its inputs only. */
export async function loadForm(
  resource: Readable,
  { context: { cache }, params, deps }: Loading,
): Promise<void> {
  const id = params.id ?? deps.from ?? ''
  if (id !== '') void cache.prefetchQuery(oneOptions(resource, id, cache))
  await loadFormParts(resource)
}
