/** Characters without a width: Unicode's default-ignorable ones, among them joiners, soft hyphens and marks of direction. */
export const ignorable = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu

/**
 * Folds a text for search and order: removes the differences of case, Vietnamese diacritics (đ is d),
 * characters without a width, full-width digits, half-width kana and the two kana scripts. Only Latin marks are removed:
 * those of kana change the sound.
 */
export function fold(text: string): string {
  return unmarked(text).replace(/[\u3041-\u3096\u309d\u309e]/g, katakana)
}

/** Folds a text except for kana, for visible texts: a slug keeps the script of its title. */
export function unmarked(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
}

/** The words of a search, folded. */
export function foldedWords(text: string): readonly string[] {
  return fold(text).split(/\s+/).filter(Boolean)
}

// Both scripts have the same order, with an offset of 96 code points.
const katakana = (hiragana: string) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60)
