import papa from 'papaparse'

/** A CSV cell; numbers are written without formatting. */
export type CsvCell = string | number

// Characters that start a formula in a spreadsheet, with line breaks and full-width (Japanese) forms.
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Formats rows as CSV with a header (RFC 4180) and a byte order mark, so that spreadsheets read it as UTF-8.
 * Text that would run as a formula is prefixed with an apostrophe.
 */
export function csvOf(heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const data = rows.map((cells) => [...cells])
  return `\ufeff${papa.unparse({ fields: [...heads], data }, { escapeFormulae: formula, newline: '\r\n' })}`
}
