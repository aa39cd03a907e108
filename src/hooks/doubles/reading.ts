import { fold } from '#descriptor/fold.ts'

/** Whether a text has kana, also in half width. */
export function hasKana(text: string): boolean {
  return /[\u3041-\u3096\u30a1-\u30fa]/.test(text.normalize('NFKC'))
}

// Spellings of one sound in the order in which they are replaced: romanised kana and Latin names spell them differently.
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ts/g, 't'],
  [/s[hc]h?/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/ch/g, 't'],
  [/ph|f/g, 'h'],
  [/j/g, 'z'],
  [/l/g, 'r'],
  [/v/g, 'b'],
  [/y(?![aou])/g, 'i'],
  [/ou/g, 'o'],
  [/(.)\1+/g, '$1'],
  [/([^aeiou])u$/, '$1'],
]

/** The sound of a text in Latin letters, so that ソニー (sonii) and Sony are equal; '' for a short one. */
export function readingOf(latin: string): string {
  const letters = fold(latin).replace(/[^a-z]/g, '')
  const sound = sounds.reduce((text, [from, to]) => text.replace(from, to), letters)
  return sound.length >= 3 ? sound : ''
}
