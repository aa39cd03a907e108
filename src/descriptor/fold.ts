/**
 * Folds a text for search and order: case, Vietnamese diacritics (đ is d), full-width digits, half-width kana, and the
 * two kana scripts no longer differ. Only Latin marks go: those of kana make another sound.
 */
export function fold(text: string): string {
  return unmarked(text).replace(/[\u3041-\u3096\u309d\u309e]/g, katakana)
}

/** The same without touching kana, for what people read: an address keeps the script that its title was written in. */
export function unmarked(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
}

/** The words of a search, folded. */
export function foldedWords(text: string): readonly string[] {
  return fold(text).split(/\s+/).filter(Boolean)
}

// Both scripts stand in the same order, 96 places apart.
const katakana = (hiragana: string) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60)
