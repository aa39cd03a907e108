/**
 * Whether a text may identify a person among others who only read it: no invisible or direction marks, no other spelling
 * of the same letters (NFKC), no letters of a script with lookalikes of Latin ones. Allowed are ASCII, Vietnamese letters
 * and Japanese ones, and single blanks between them.
 */
export function isIdentifier(value: string): boolean {
  const composed = value.normalize('NFC').replace(/^ +| +$/g, '')
  if (composed !== composed.normalize('NFKC') || /\p{M}/u.test(composed)) return false
  const base = composed.normalize('NFD').replace(/\p{M}/gu, '')
  return /^(?:[!-~đĐ]| (?! )|(?=\p{L})[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}])*$/u.test(base)
}
