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

/** The digits by which phone numbers are compared, without the zeros before them, which spreadsheets drop; undefined for other texts. */
export function phoneKey(typed: string): string | undefined {
  const phone = typedPhone(typed)
  const digits = phone
    .replace(/^(?:\+|00) ?84/, '')
    .replace(/\D/g, '')
    // Of Japan only mobile numbers: others are as long as those of Vietnam.
    .replace(/^(?:84(?=\d{9}$)|81(?=0?[789]0\d{8}$))?0*/, '')
  return /^\+?[\d\s.()/-]+$/.test(phone) && digits.length >= 6 ? digits : undefined
}

/** Parses a typed or pasted e-mail address, also from a link (`mailto:a@b.vn?subject=x`) or a header (`Lan <a@b.vn>`). */
export function typedEmail(typed: string): string {
  const text = cleanText(typed).replaceAll('。', '.')
  const [, inside] = /<\s*([^<>]*[^<>\s])\s*>$/.exec(text) ?? []
  return typedCode((inside ?? text).replace(/^(mailto:[^?]*)\?.*$/i, '$1'))
}

/** Marks without a width that are no part of words or emoji, and those at the edges of a text, except for the last one of an emoji. */
const strayMarks =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]|^[\p{Default_Ignorable_Code_Point}\s]+|(?<![\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}])[\p{Default_Ignorable_Code_Point}\s]+$/gu

/**
 * Parses a typed or pasted address. Only the host of one that is an address already is folded: its path may have joiners,
 * hyphens of typesetting and full-width signs, and would be another page without them.
 */
export function typedAddress(typed: string): string {
  const text = visibleText(typed, strayMarks)
  const [, host = '', path = ''] = /^([^:/?#]*:\/\/[^/?#]*|)([/?#].*)$/s.exec(text) ?? []
  const isAddress = /^(?:https?:\/\/|\/)/i.test(cleanText(host) + path)
  return isAddress ? cleanText(host) + path : typedCode(text)
}
