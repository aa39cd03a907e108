import type { Field } from './field.ts'

// Marks belong to the character before them; so do the vowels and finals of a Korean syllable that is written in parts.
const MARKS = /[\p{Mn}\p{Me}\u1160-\u11ff\ud7b0-\ud7ff]+/gu

/** Units that one character may be written in at most: a Vietnamese letter has two marks, an emoji two units. */
const MOST_UNITS = 4

/**
 * The length of a text as a person types it: in characters of Unicode with their marks, a line break as one. The app and
 * the back-end count alike, also where a browser sends CRLF or a keyboard writes marks apart. A text that has more than
 * four units for each of `max` characters is longer in any case and counted in units. Not by `normalize`, which takes
 * the square of the time for a long run of marks.
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
 * The length of the text in an HTML fragment: tags count nothing, an escaped character counts one. Cleaning the fragment
 * never makes it longer.
 */
export function htmlLength(html: string, max = Number.POSITIVE_INFINITY): number {
  // A tag ends before the next one begins: looking further for its end would take the square of the time.
  return typedLength(html.replace(/<[a-z!/][^<>]*>/gi, '').replace(ESCAPED, '+'), max)
}

/** What serialisers write. Other names count as they stand: cleaning puts a character in their place, or escapes the `&`. */
const ESCAPED = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi

/** The length that a field's `max` is about. */
export function lengthOf(field: Field, text: string): number {
  const max = 'max' in field ? field.max : undefined
  return field.kind === 'richText' ? htmlLength(text, max) : typedLength(text, max)
}
