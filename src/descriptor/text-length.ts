import type { Field } from './field.ts'

// Marks belong to the character before them; so do the vowels and finals of a decomposed Korean syllable.
const MARKS = /[\p{Mn}\p{Me}\u1160-\u11ff\ud7b0-\ud7ff]+/gu

/** The most UTF-16 units of one character: a Vietnamese letter has two marks, an emoji two units. */
const MOST_UNITS = 4

/**
 * The length of a text as it is typed: in Unicode characters with their marks, a line break as one. The app
 * and the back-end count alike, also if a browser sends CRLF or a keyboard sends marks separately. A text
 * with more than four units for each of `max` characters is too long in any case and counted in units. Not by
 * `normalize`, which takes quadratic time for a long run of marks.
 */
export function typedLength(text: string, max = Number.POSITIVE_INFINITY): number {
  if (text.length > MOST_UNITS * max) return text.length
  const bare = text.replaceAll('\r\n', '\n').replace(MARKS, '')
  let length = bare.length
  for (let at = 0; at < bare.length; at += 1) {
    // The first half of a character of two units.
    if ((bare.charCodeAt(at) & 0xfc00) === 0xd800) length -= 1
  }
  return length
}

/**
 * The length of the text in an HTML fragment: a tag counts as zero, an escaped character as one. Cleaning the
 * fragment never increases it.
 */
export function htmlLength(html: string, max = Number.POSITIVE_INFINITY): number {
  // A tag ends before the next `<`: matching beyond it would take quadratic time.
  return typedLength(html.replace(/<[a-z!/][^<>]*>/gi, '').replace(ESCAPED, '+'), max)
}

/** The entities of serialisers. Others count unresolved: cleaning replaces them or escapes their `&`. */
const ESCAPED = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi

/** The length that is compared with the `max` of a field. */
export function lengthOf(field: Field, text: string): number {
  const max = 'max' in field ? field.max : undefined
  return field.kind === 'richText' ? htmlLength(text, max) : typedLength(text, max)
}
