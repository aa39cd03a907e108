import type { Row } from '#descriptor/row.ts'
import { tidyText } from '#descriptor/tidy.ts'
import type { CellContext } from './cell-context.ts'
import { withoutGuard } from './cell-text.ts'
import { writeRowCell } from './write-cell.ts'

/**
 * Whether two texts of cells are equal but for what programs change in passing: line ends, surplus and no-break spaces, and
 * Unicode forms.
 */
const isSameText = (one: string, other: string): boolean => normal(one) === normal(other)

// Half of a pair of UTF-16, of a text that was cut, is replaced in UTF-8.
const normal = (text: string) => tidyText(text.replace(/\p{Cs}/gu, '\ufffd'))

/**
 * Whether a cell has the text that an export writes for the row, so that an exported file imports without a change
 * whatever the record holds. Line ends, surplus spaces and Unicode forms, which spreadsheets change, do not count, nor does
 * an apostrophe at the start of a formula, which readers of tables take for a guard.
 */
export function isSameCell(context: CellContext, name: string, row: Row, text: string): boolean {
  const written = String(writeRowCell(context, name, row))
  return [written, withoutGuard(written)].some((one) => isSameText(one, text))
}
