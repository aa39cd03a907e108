import { cleanText, visibleText } from './clean-text.ts'

/** Parses a typed or pasted code: an article number or a name to sign in with. */
export function typedCode(typed: string): string {
  return cleanText(typed)
    .replace(/^(?:mailto|tel):\s*/i, '')
    .trim()
}

/** Parses a typed or pasted phone number; the long-vowel mark of a Japanese keyboard between digits is a hyphen, and a sign before them goes. */
export function typedPhone(typed: string): string {
  return typedCode(typed)
    .replace(/^(?:tel|☎)\.? ?(?=[\d+(])/i, '')
    .replace(/(?<=\d) ?[ー─━] ?(?=\d)/g, '-')
}

/** Parses a typed or pasted e-mail address, also from a link (`mailto:a@b.vn?subject=x`) or a header (`Lan <a@b.vn>`). */
export function typedEmail(typed: string): string {
  const text = cleanText(typed).replaceAll('。', '.')
  const [, inside] = /<\s*([^<>]*[^<>\s])\s*>$/.exec(text) ?? []
  return typedCode((inside ?? text).replace(/^(mailto:[^?]*)\?.*$/i, '$1'))
}

/** Parses a typed or pasted address. One that is an address already is not folded: its path may have such characters. */
export function typedAddress(typed: string): string {
  const text = visibleText(typed)
  const isAddress = /^(?:https?:\/\/|\/)\S+$/i.test(text)
  return isAddress ? text.replace(/[\u2010-\u2012\u2212]/g, '-') : typedCode(text)
}
