import { foldedWords } from '#descriptor/fold.ts'

/** The words of a search, folded; a record is found when it holds them all. */
export function searchTerms(keyword: string): string[] {
  return foldedWords(keyword).slice(0, MAX_TERMS)
}

/** A `like` pattern for text that holds the word; its own `%`, `_` and `\` are taken as they are. */
export function containsPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

const MAX_TERMS = 12
