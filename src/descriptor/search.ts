import { fold, foldedWords, ignorable } from './fold.ts'

// Digits of one line with short separators between them, as phone numbers are written; at least six.
const separatedDigits = /\+?\(?\d(?:[ \t.()\u2010-\u2015\u2212-]{0,3}\d){5,}/g

/**
 * The text that the words of a search are matched against: the folded text, and the numbers in it once more
 * without their separators, so that digits match digits in every spelling.
 */
export function searchIndex(text: string): string {
  const folded = fold(text)
  const numbers = (folded.match(separatedDigits) ?? []).flatMap((number) => {
    const joined = joinedDigits(number)
    return joined === number ? [] : [joined]
  })
  return [folded, ...numbers].join('\n')
}

/**
 * The folded words of a search; where it contains a number with separators, also the words with that number
 * joined. A text matches that contains all words of one of them.
 */
export function searchWords(query: string): readonly (readonly string[])[] {
  const folded = fold(query)
  const joined = folded.replace(separatedDigits, joinedDigits)
  return [folded, ...(joined === folded ? [] : [joined])].map(foldedWords)
}

/** Whether a text matches a search, as a function of the text. */
export function searchMatcher(query: string): (text: string) => boolean {
  const alternatives = searchWords(query)
  return (text) => {
    const index = searchIndex(text)
    return alternatives.some((words) => words.every((word) => index.includes(word)))
  }
}

/**
 * The spellings of a phone number in the order in which a back-end that compares text is likely to hold it; only
 * the text itself if it is no phone number. The spellings have no characters without a width.
 */
export function phoneSpellings(query: string): readonly string[] {
  const visible = query.replace(ignorable, '').trim()
  const plain = visible.normalize('NFKC')
  const joined = joinedDigits(plain)
  const isNumber = /^\+?[\d\s.()\u2010-\u2015\u2212-]+$/.test(plain)
  if (!isNumber || !/^(0\d{8,11}|\d{11,15})$/.test(joined)) return [visible]
  const groups = /^\d{10}$/.test(joined) ? [joined.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')] : []
  return [...new Set([joined, ...groups, visible])]
}

/** The digits of a number; the country code of Vietnam, with or without its plus, is written as 0. */
function joinedDigits(number: string): string {
  const digits = number.replace(/\D/g, '')
  return number.startsWith('+84') || /^84\d{9}$/.test(digits) ? digits.replace(/^840?/, '0') : digits
}
