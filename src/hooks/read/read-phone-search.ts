import { phoneSpellings } from '#descriptor/search.ts'
import { firstResult } from './first-result.ts'
import type { Rows } from './read-page.ts'

/** Searches a phone number in its spellings until one has results. */
export function readPhoneSearch<R extends Rows>(
  query: string,
  read: (search: string) => Promise<R>,
): Promise<R> {
  return firstResult(phoneSpellings(query), read, ({ rows }) => rows.length > 0)
}
