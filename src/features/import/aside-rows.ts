import { fold } from '#descriptor/fold.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import type { Table } from '#hooks/tables/table.ts'

/** Why a row is left out unless the user takes it. */
export type AsideKind = 'hidden' | 'total'

const totals =
  /^(?:tong(?:cong|so|tien|tienhang|soluong|giatri|thanhtoan|doanhthu|sanpham)?|cong|(?:grand|sub)?totals?|sum|総?合計(?:金額)?|総計|小計|累計|計)(?:[:(=\d].*)?$/

const isTotal = (cell: string) => totals.test(fold(cell.normalize('NFKC')).replace(/[\s-]/g, ''))

/** The rows of a table that a filter or a person has hidden, and those of totals, by their places in it. */
export function asideRows(
  { rows, origins }: Pick<Table, 'rows' | 'origins'>,
  columns: readonly MatchedColumn[],
  label: string,
): Readonly<Record<AsideKind, readonly number[]>> {
  const idAt = columns.findIndex(({ column }) => column?.kind === 'id')
  const labelAt = columns.findIndex(({ column }) => column?.kind === 'field' && column.name === label)
  const places = [...rows.keys()]
  return {
    hidden: places.filter((at) => origins[at]?.isHidden),
    total: places.filter((at) => {
      const cells = rows[at] ?? []
      const first = cells.find((cell) => cell.trim() !== '') ?? ''
      // A row with an id is a record, whatever its name is.
      return !cells[idAt]?.trim() && (isTotal(first) || isTotal(cells[labelAt] ?? ''))
    }),
  }
}
