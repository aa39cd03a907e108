import type { Row } from '#descriptor/row.ts'
import type { CellContext } from './cell-context.ts'
import { withoutGuard } from './formula-guard.ts'
import { isSameText } from './same-text.ts'
import { writeRowCell } from './write-cell.ts'

/**
 * Whether a cell has the text that an export writes for the row, so that an exported file imports without a change
 * whatever the record holds. Line ends, surplus spaces and Unicode forms, which spreadsheets change, do not count, nor does
 * an apostrophe at the start of a formula, which readers of tables take for a guard.
 */
export function isSameCell(context: CellContext, name: string, row: Row, text: string): boolean {
  const written = String(writeRowCell(context, name, row))
  return [written, withoutGuard(written)].some((one) => isSameText(one, text))
}
