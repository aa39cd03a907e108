import type { Value } from '#descriptor/value.ts'
import { type TableCell, writeCell, writeRowCell } from '#hooks/tables/write-cell.ts'
import type { GridStore } from './grid-store.ts'

/** A cell as an export writes it: a changed one has the notation of the stored ones beside it, unless it cannot be read. */
export function copiedCell(store: GridStore, row: number, column: number): TableCell {
  const [record, name] = [store.rows()[row], store.columns[column]?.name]
  if (!record || name === undefined) return ''
  const { context, given } = store.reader()
  const cells = store.cellsOf(record.id)
  const typed = cells[name]
  if (!typed) return writeRowCell(context, name, record)
  const { values, problems = {} } = given(record, cells, 0)
  return problems[name] === undefined ? writeCell(context, name, values[name] as Value) : typed.text
}
