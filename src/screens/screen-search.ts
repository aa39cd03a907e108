import { readText } from '#descriptor/read.ts'

/**
 * The parameters of an address, as text. They are parsed where they are used, by the descriptor's rules
 * (`readListState`), so that the router needs no descriptors.
 */
export type ScreenSearch = Readonly<Record<string, string>>

/**
 * Reads the parameters of an address; empty values and values without a text form are dropped. Tables were pasted at an
 * address of their own before the import took them.
 */
export function screenSearch({ paste, ...raw }: Record<string, unknown>): ScreenSearch {
  if (paste !== undefined) return screenSearch({ import: paste, ...raw })
  const texts = Object.entries(raw).map(([name, value]) => [name, readText(value)] as const)
  return Object.fromEntries(texts.filter(([, value]) => value !== ''))
}

/** The id of the record in the query of a form's address; null for a new one. */
export function idFromSearch({ id = 'new' }: ScreenSearch): string | null {
  return id === 'new' ? null : id
}

/** The search parameters that a loader depends on. */
export function searchDeps({ search }: { readonly search: ScreenSearch }): ScreenSearch {
  return search
}
