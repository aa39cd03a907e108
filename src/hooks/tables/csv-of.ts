import papa from 'papaparse'
import { formula } from './formula-guard.ts'
import type { TableCell } from './write-cell.ts'

/**
 * Formats rows as CSV with a header (RFC 4180) and a byte order mark, so that spreadsheets read it as UTF-8.
 * Text that would run as a formula is prefixed with an apostrophe.
 */
export function csvOf(heads: readonly string[], rows: readonly (readonly TableCell[])[]): string {
  const data = rows.map((cells) => [...cells])
  return `\ufeff${papa.unparse({ fields: [...heads], data }, { escapeFormulae: formula, newline: '\r\n' })}`
}
