const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Counts the words of a text: Vietnamese ones are separated by spaces, of Japanese each character counts. */
export function countWords(text: string): number {
  const characters = text.match(JAPANESE)?.length ?? 0
  const words = text.replace(JAPANESE, ' ').split(/\s+/)
  return characters + words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
