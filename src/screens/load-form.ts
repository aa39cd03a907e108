import { waitUpTo } from '#browser/wait-up-to.ts'
import type { Readable } from '#descriptor/capability.ts'
import { loadFormParts } from './load-form-parts.ts'
import { loadRecord } from './load-screen.ts'
import { idFromSearch, type ScreenSearch } from './screen-search.ts'

interface Loading {
  readonly params: { readonly id?: string }
  readonly deps: ScreenSearch
}

/** Starts loading the record and waits for the code of the inputs; for the record only up to a limit. */
export async function loadForm(resource: Readable, { params, deps }: Loading): Promise<void> {
  const named = resource.form.idIn === 'query' ? idFromSearch(deps) : params.id
  const id = named ?? deps.from ?? ''
  const loads = id === '' ? [] : [loadRecord(resource, id, id !== named)]
  await Promise.all([waitUpTo(loads), loadFormParts(resource)])
}
