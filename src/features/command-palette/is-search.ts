import { fold } from '#descriptor/fold.ts'

/** Whether a query is long enough: two letters, or one character of a script such as Japanese. */
export function isSearch(query: string): boolean {
  return fold(query.trim()).length > 1 || /[^\p{Script=Latin}\p{P}\p{Z}\p{N}]/u.test(query)
}
