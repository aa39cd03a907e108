import type { Text } from './text.ts'

/** A literal text and the sentences after it as one line of the current language; a dash ends a literal without a stop. */
export function sentences(t: (text: Text) => string, literal: Text, more: readonly Text[]): string {
  const [first, rest] = [t(literal), more.map((one) => t(one)).join(' ')]
  if (first === '' || rest === '') return first || rest
  return `${first}${/[.!?…。！？]$/u.test(first) ? '' : ' –'} ${rest}`
}

/** Whether a text has letters or tone marks of Vietnamese; a server's messages for developers have none. */
export function isVietnamese(text: string): boolean {
  return /đ|\u0300|\u0301|\u0302|\u0303|\u0306|\u0309|\u031b|\u0323/iu.test(text.normalize('NFD'))
}
