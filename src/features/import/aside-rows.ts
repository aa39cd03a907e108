import type { Field } from '#descriptor/field.ts'
import { fold } from '#descriptor/fold.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import type { Table } from '#hooks/tables/table.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'

/** Why a row is left out unless the user takes it. */
export type AsideKind = (typeof asideKinds)[number]
export const asideKinds = ['hidden', 'total'] as const

const words =
  'tong(?:cong)?(?:so|tien|sotien|tienhang|soluong|giatri|thanhtoan|doanhthu|sanpham)?|cong|(?:grand|sub)?totals?(?:amount|price|cost|sum)?|sum|総?合計(?:金額)?|総[計額]|小計|累計|計'
const units =
  '[¥₫円点件個枚本箱]|vnd|jpy|usd|dong|d|yen|trieu|tr|k?g|k|kien|thung|cai|chiec|mon|sanpham|items?|pcs|pieces?'
/** A word for a total, alone or before an amount or a count; goods may have such a name before another number. */
const totalWords = new RegExp(`^(?:${words})(?:[:(=].*|(?:[¥₫$]?[\\d.,]+(?:${units})?(?:\\(.*\\))?)+)?$`)

const isTotal = (cell: string) => totalWords.test(fold(cell.normalize('NFKC')).replace(/[\s-]/g, ''))

/** The rows of a table that a filter or a person has hidden, and those of totals, by their places in it. */
export function asideRows(
  { rows, origins }: Pick<Table, 'rows' | 'origins'>,
  columns: readonly MatchedColumn[],
  resource: Resource,
): Readonly<Record<AsideKind, readonly number[]>> {
  const idAt = columns.findIndex(({ column }) => column?.kind === 'id')
  const labelAt = columns.findIndex(
    ({ column }) => column?.kind === 'field' && column.name === resource.label,
  )
  const places = [...rows.keys()]
  const totals = places.filter((at) => {
    const cells = rows[at] ?? []
    const first = cells.find((cell) => cell.trim() !== '') ?? ''
    // A row with an id is a record, whatever its name is.
    return !cells[idAt]?.trim() && (isTotal(first) || isTotal(cells[labelAt] ?? ''))
  })
  const last = rows.length - 1
  const above = places.filter((at) => at < last && !totals.includes(at))
  const shown = above.filter((at) => !origins[at]?.isHidden)
  const counted = columns.flatMap(({ column }, at) => {
    const isNumber =
      column === null || (column.kind === 'field' && numberKinds.has(fieldOf(resource, column.name).kind))
    return isNumber ? [at] : []
  })
  const isSum =
    !totals.includes(last) && [above, shown].some((some) => isSumOf({ rows, origins }, counted, some))
  return {
    hidden: places.filter((at) => origins[at]?.isHidden),
    total: isSum ? [...totals, last] : totals,
  }
}

const numberKinds: ReadonlySet<Field['kind']> = new Set(['number', 'money'])

/**
 * Whether the last row has nothing but sums of the rows `above`, in the columns of numbers, and lacks a cell that each of
 * these has, such as a name.
 */
function isSumOf(
  { rows, origins }: Pick<Table, 'rows' | 'origins'>,
  counted: readonly number[],
  above: readonly number[],
): boolean {
  const last = rows.length - 1
  const isFilled = (at: number, column: number) => (rows[at]?.[column] ?? '').trim() !== ''
  const isSum = (column: number, read: (text: string) => number | null) => {
    const numberAt = (at: number) => origins[at]?.numbers?.[column] ?? read(rows[at]?.[column] ?? '') ?? 0
    const sum = above.reduce((all, at) => all + numberAt(at), 0)
    return Math.abs(sum - numberAt(last)) <= Math.abs(sum) * 1e-9
  }
  const all = [...(rows[last] ?? []).keys()]
  const filled = all.filter((column) => isFilled(last, column))
  return (
    above.length > 1 &&
    filled.length > 0 &&
    all.some((column) => !filled.includes(column) && above.every((at) => isFilled(at, column))) &&
    filled.every(
      (column) => counted.includes(column) && (isSum(column, typedMoney) || isSum(column, typedNumber)),
    )
  )
}
