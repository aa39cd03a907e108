import { foldedWords } from '#descriptor/fold.ts'

/** The folded terms of a search; a record matches when it contains all of them. */
export function searchTerms(keyword: string): string[] {
  return foldedWords(keyword).slice(0, MAX_TERMS)
}

/** A `like` pattern for text that contains the term; escapes `%`, `_` and `\`. */
export function containsPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

const MAX_TERMS = 12
