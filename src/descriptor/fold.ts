/**
 * Folds a text for search, order and addresses: case, Vietnamese diacritics (đ is d), full-width digits and half-width
 * kana no longer differ. Only Latin marks go: those of kana make another sound.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
}
