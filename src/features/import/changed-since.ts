import type { DateTimeField } from '#descriptor/field.ts'
import { readText } from '#descriptor/read.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { formatDateTime } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'

const stamp = 'updated_at'
const moment: DateTimeField = { kind: 'dateTime', label: '' }

/**
 * The doubt about a row of an exported file whose record was changed after the export, by the moment of the last change
 * that the file has; null without one, and for a record that has not changed since.
 */
export function changedSince(
  context: CellContext,
  columns: readonly MatchedColumn[],
  cells: readonly string[],
  row: Row,
): Text | null {
  const cell = cells[columns.findIndex(({ fixed }) => fixed === stamp)]?.trim() ?? ''
  const now = readText(valueOf(row, stamp))
  const exported = Date.parse(readText(readCell(moment, cell, context)))
  // An invalid moment is on neither side.
  if (!(Date.parse(now) >= exported + precisionOf(cell))) return null
  return text(
    'Mục này được sửa lúc {time}, sau khi xuất tệp: tệp có thể đang giữ giá trị cũ (đang có → trong tệp).',
    { time: formatDateTime(now) },
  )
}

/** Milliseconds that a written moment leaves open. */
function precisionOf(cell: string): number {
  if (/:\d{2}\.\d/.test(cell)) return 1
  if (/:\d{2}:\d{2}/.test(cell)) return 1000
  return cell.includes(':') ? 60_000 : 86_400_000
}
