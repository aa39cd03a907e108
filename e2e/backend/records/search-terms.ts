import { searchWords } from '#descriptor/search.ts'

/** The folded terms of a search, in alternatives; a record matches when it contains all terms of one of them. */
export function searchTerms(keyword: string): readonly (readonly string[])[] {
  return searchWords(keyword).map((words) => words.slice(0, MAX_TERMS))
}

/** A `like` pattern for text that contains the term; escapes `%`, `_` and `\`. */
export function containsPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

const MAX_TERMS = 12
