import papa from 'papaparse'
import { formula } from './cell-text.ts'
import { type Separator, separators, type Table, tableOf } from './table.ts'
import type { TableCell } from './write-cell.ts'

/** Parses the text of a CSV file, whose first line may name the separator for Excel. */
export function readCsv(source: string, chosen?: Separator): Omit<Table, 'encoding'> {
  const [declaration = '', declared] = /^\uFEFF?sep=(.)\r?\n/i.exec(source) ?? []
  const text = source.slice(declaration.length).replace(/^\uFEFF/, '')
  const wanted = chosen ?? separators.find((one) => one === declared)
  const separator = wanted ?? separatorOf(text)
  // Empty lines count in the numbers of those below them.
  const { data, errors } = papa.parse<string[]>(text, { delimiter: separator ?? ',' })
  const isPlain = separator === '\t' && hasPlainQuotes(errors)
  const rows = (isPlain ? plainCells(text) : data).map((cells) => ({ cells }))
  return { ...tableOf(rows), ...(separator && { separator }) }
}

function separatorOf(text: string): Separator | undefined {
  const { meta } = papa.parse<string[]>(text, {
    delimitersToGuess: [...separators],
    skipEmptyLines: 'greedy',
    preview: 10,
  })
  const found = separators.find((one) => one === meta.delimiter)
  // A quote within a cell hides the tabs behind it from the guess; quoted cells may have tabs of their own.
  const lines = text
    .trimStart()
    .split('\n', 2)
    .join('\n')
    .replace(/"[^"]*"?/g, '')
  const countOf = (separator: string) => lines.split(separator).length
  return countOf('\t') > (found === undefined ? 1 : countOf(found)) ? '\t' : found
}

/** The cells of copied tab-separated text at their positions, with the empty ones; text without tabs is one column. */
export function tabCells(source: string): readonly (readonly string[])[] {
  // A spreadsheet ends its last row with a line break.
  const text = source.replace(/\r?\n$/, '')
  const { data, errors } = papa.parse<string[]>(text, { delimiter: '\t' })
  return hasPlainQuotes(errors) ? plainCells(text) : data
}

/**
 * Whether a quote at the start of a cell is a sign of its text, as in `"Sony" chính hãng`: some programs quote no cells.
 * Read as CSV, such a cell would take the rows below it into itself.
 */
const hasPlainQuotes = (errors: readonly papa.ParseError[]) => errors.some(({ type }) => type === 'Quotes')

const plainCells = (text: string): string[][] => text.split(/\r?\n/).map((line) => line.split('\t'))

/**
 * Formats rows as CSV with a header (RFC 4180) and a byte order mark, so that spreadsheets read it as UTF-8.
 * Text that would run as a formula is prefixed with an apostrophe.
 */
export function csvOf(heads: readonly string[], rows: readonly (readonly TableCell[])[]): string {
  const data = rows.map((cells) => [...cells])
  return `\ufeff${papa.unparse({ fields: [...heads], data }, { escapeFormulae: formula, newline: '\r\n' })}`
}
