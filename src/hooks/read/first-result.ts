import { phoneSpellings } from '#descriptor/search.ts'
import type { Rows } from './read-page.ts'

/**
 * The result of the first text for which `has` is true; otherwise, or when a later one fails, the result of the first
 * text. At least one text.
 */
export async function firstResult<T>(
  texts: readonly string[],
  read: (text: string) => Promise<T>,
  has: (result: T) => boolean,
): Promise<T> {
  const [first = '', ...others] = texts
  const result = await read(first)
  if (has(result)) return result
  for (const text of others) {
    const other = await read(text).catch(() => result)
    if (has(other)) return other
  }
  return result
}

/** Searches a phone number in its spellings until one has results. */
export function readPhoneSearch<R extends Rows>(
  query: string,
  read: (search: string) => Promise<R>,
): Promise<R> {
  return firstResult(phoneSpellings(query), read, ({ rows }) => rows.length > 0)
}
