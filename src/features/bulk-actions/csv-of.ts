import papa from 'papaparse'

/** One cell of a file; a number is written plain. */
export type CsvCell = string | number

// What a spreadsheet would run: also after a line break, and as Japanese keyboards write it.
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A file of rows below their heads (RFC 4180) that a spreadsheet reads as UTF-8 by its mark; text that would be run as a
 * formula gets an apostrophe before it.
 */
export function csvOf(heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const data = rows.map((cells) => [...cells])
  return `\ufeff${papa.unparse({ fields: [...heads], data }, { escapeFormulae: formula, newline: '\r\n' })}`
}
