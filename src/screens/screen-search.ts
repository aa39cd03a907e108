import { readText } from '#descriptor/read.ts'

/**
 * The parameters of an address, as text. They are read where they are used, by the descriptor's own rules
 * (`readListState`), so that no descriptor is fetched before its screen.
 */
export type ScreenSearch = Readonly<Record<string, string>>

/** Reads the parameters of an address; what is empty or no text falls away. */
export function screenSearch(raw: Record<string, unknown>): ScreenSearch {
  const texts = Object.entries(raw).map(([name, value]) => [name, readText(value)] as const)
  return Object.fromEntries(texts.filter(([, value]) => value !== ''))
}

/** The record that a form's address names in its query; null for a new one. */
export function askedId({ id = 'new' }: ScreenSearch): string | null {
  return id === 'new' ? null : id
}

/** What a loader depends on. */
export function searchDeps({ search }: { readonly search: ScreenSearch }): ScreenSearch {
  return search
}
