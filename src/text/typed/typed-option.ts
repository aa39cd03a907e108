import { fold } from '#descriptor/fold.ts'
import { cleanText } from './clean-text.ts'

/** A stored value with its labels. */
type Labelled = readonly [value: string, labels: readonly string[]]

const plain = (text: string) => fold(cleanText(text)).replace(/ +/g, ' ')

/** The option whose value or label a text is, else ignoring case, diacritics and blanks; undefined for none. */
export function typedOption(typed: string, options: readonly Labelled[]): string | undefined {
  for (const compare of [(text: string) => text.trim(), plain]) {
    const given = compare(typed)
    const byValue = options.find(([value]) => compare(value) === given)
    const found = byValue ?? options.find(([, labels]) => labels.some((one) => compare(one) === given))
    if (found) return found[0]
  }
  return undefined
}

// Words are compared folded: these are read, never shown.
const usual: readonly Labelled[] = [
  ['true', '1 true x v yes y on co bat dung ✓ ✔ ✅ ☑ ○ ⭕ 〇 ◯ ● はい 有 有り あり 有効 可 オン'.split(' ')],
  ['false', '0 false no n off khong tat sai - ✗ ✘ ❌ × ☐ いいえ 無 無し なし 無効 不可 オフ'.split(' ')],
]

/** Whether a text is a word for on or for off: those of the field before the usual ones; undefined for any other text. */
export function typedSwitch(
  typed: string,
  on: readonly string[],
  off: readonly string[],
): boolean | undefined {
  const found =
    typedOption(typed, [
      ['true', on],
      ['false', off],
    ]) ?? typedOption(typed, usual)
  return found === undefined ? undefined : found === 'true'
}
