import type { CellContext } from './cell-context.ts'

// Characters that start a formula in a spreadsheet, with line breaks and full-width (Japanese) forms.
const starts = String.raw`[=+\-@\t\r\n＝＋－＠]`

/** Matches text that would run as a formula, and text that looks guarded, so that each guard can be removed. */
export const formula = new RegExp(`^'*${starts}`)

const guarded = new RegExp(`^'(?='*${starts})`)

/** The text of a cell without the apostrophe that guards it. */
export const withoutGuard = (text: string): string => text.replace(guarded, '')

/** The text of the cell of a value that did not come with its record. */
export const unknownSign = '(không rõ)'

/** Whether a cell has the sign of an unknown value, in any language: it is no text for another record. */
export function isUnknownSign({ textsOf }: CellContext, cell: string): boolean {
  const text = cell.normalize('NFC').trim()
  return text.length < 20 && textsOf(unknownSign).includes(text)
}

/**
 * Joins items into the text of one cell. An item that has a separator or quotes is quoted as in CSV, so that
 * `splitItems` returns the same items.
 */
export function joinItems(items: readonly string[], separator = ', '): string {
  const isPlain = (item: string) => item !== '' && item === item.trim() && !/[,;"\n]/.test(item)
  const quoted = (item: string) => `"${item.replaceAll('"', '""')}"`
  const needsQuotes = (item: string) => !isPlain(item) || (separator.trim() === '' && /\s/.test(item))
  return items.map((item) => (needsQuotes(item) ? quoted(item) : item)).join(separator)
}

/** Splits the text of a cell at commas, semicolons and line breaks, with `spaces` also at white space. */
export function splitItems(text: string, spaces = false): readonly string[] {
  const item = spaces ? /\s*(?:"((?:[^"]|"")*)"|([^,;\s]+))\s*/gu : /\s*(?:"((?:[^"]|"")*)"|([^,;\n]+))\s*/gu
  return [...text.matchAll(item)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter((one, _, all) => one !== '' || all.length === 1)
}
