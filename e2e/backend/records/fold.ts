/**
 * Folds a text for search and order: case, Vietnamese diacritics (đ is d), full-width digits and half-width kana
 * no longer differ. Done here and not by `unaccent`, so that it is the same on every database and needs no extension.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
}

/** The words of a search, folded; a record is found when it holds them all. */
export function searchWords(keyword: string): string[] {
  return fold(keyword).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}

/** A `like` pattern for text that holds the word; its own `%`, `_` and `\` are taken as they are. */
export function holds(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

const MOST_WORDS = 12
