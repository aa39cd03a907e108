/**
 * Whether a text is safe as a visible identifier: no invisible or direction marks, no other encoding of the
 * same letters (NFKC), no script with lookalikes of Latin letters. Allowed are ASCII, Vietnamese and Japanese
 * letters, and single spaces between them.
 */
export function isIdentifier(value: string): boolean {
  const composed = value.normalize('NFC').replace(/^ +| +$/g, '')
  if (composed !== composed.normalize('NFKC') || /\p{M}/u.test(composed)) return false
  const base = composed.normalize('NFD').replace(/\p{M}/gu, '')
  return /^(?:[!-~đĐ]| (?! )|(?=\p{L})[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}])*$/u.test(base)
}
