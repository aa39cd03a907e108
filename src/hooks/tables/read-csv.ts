import papa from 'papaparse'
import { withoutGuard } from './formula-guard.ts'
import { type Separator, separators, type Table, tableOf } from './table.ts'

/** Parses the text of a CSV file, whose first line may name the separator for Excel. */
export function readCsv(
  source: string,
  chosen?: Separator,
): Pick<Table, 'heads' | 'rows' | 'left' | 'separator'> {
  const [declaration = '', declared] = /^\uFEFF?sep=(.)\r?\n/i.exec(source) ?? []
  const text = source.slice(declaration.length).replace(/^\uFEFF/, '')
  const wanted = chosen ?? separators.find((one) => one === declared)
  const { data, meta, errors } = papa.parse<string[]>(text, {
    delimiter: wanted ?? '',
    delimitersToGuess: [...separators],
    skipEmptyLines: 'greedy',
  })
  const separator = separators.find((one) => one === meta.delimiter)
  const isPlain = separator === '\t' && hasPlainQuotes(errors)
  return { ...tableOf(isPlain ? plainCells(text).filter(hasText) : data), ...(separator && { separator }) }
}

/**
 * Parses a copied table into rows of cells: tab-separated if the text contains tabs, else as CSV. Quoted
 * cells may contain line breaks; empty rows are dropped.
 */
export function pasteTable(source: string): readonly (readonly string[])[] {
  const text = source.replace(/^\uFEFF/, '')
  const { data, meta, errors } = papa.parse<string[]>(text, {
    delimiter: text.includes('\t') ? '\t' : '',
    delimitersToGuess: [',', ';', '|'],
    skipEmptyLines: 'greedy',
  })
  const isPlain = meta.delimiter === '\t' && hasPlainQuotes(errors)
  return (isPlain ? plainCells(text).filter(hasText) : data).map((row) =>
    row.map((cell) => withoutGuard(cell.trim())),
  )
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

const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')
