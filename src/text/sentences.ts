import type { Text } from './text.ts'

/** A literal text and the sentences after it as one line of the current language; a dash ends a literal without a stop. */
export function sentences(t: (text: Text) => string, literal: Text, more: readonly Text[]): string {
  const [first, rest] = [t(literal), more.map((one) => t(one)).join(' ')]
  if (first === '' || rest === '') return first || rest
  return `${first}${/[.!?…。！？]$/u.test(first) ? '' : ' –'} ${rest}`
}
