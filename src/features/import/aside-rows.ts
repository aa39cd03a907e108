import type { Field } from '#descriptor/field.ts'
import { fold } from '#descriptor/fold.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import type { Table } from '#hooks/tables/table.ts'
import { type ColumnSums, columnSums } from './column-sums.ts'

/** Why a row is left out unless the user takes it. */
export type AsideKind = (typeof asideKinds)[number]
export const asideKinds = ['hidden', 'total'] as const

const words =
  'tong(?:cong)?(?:so|tien|sotien|tienhang|soluong|giatri|thanhtoan|doanhthu|sanpham)?|cong|(?:grand|sub)?totals?(?:amount|price|cost|sum)?|sum|総?合計(?:金額)?|総[計額]|小計|累計|計'
const units =
  '[¥₫円点件個枚本箱]|vnd|jpy|usd|dong|d|yen|trieu|tr|k?g|k|kien|thung|cai|chiec|mon|sanpham|items?|pcs|pieces?'
// Each text has one reading: with several, a row of dots would take hours. A sign between two numbers is the unit of the first.
const amounts = `(?:(?:(?<![\\d.,])[¥₫]|\\$)?[\\d.,]+(?![\\d.,])(?:${units})?(?:\\([^()]*\\))?)+`
/** A word for a total, alone or with an amount behind a colon. */
const totalWord = new RegExp(`^(?:${words})(?:\\([^\\d)]*\\))?(?:[:=](?:${amounts})?)?$`)
/** A word for a total before other words or an amount: goods may be called so. */
const doubtfulWord = new RegExp(`^(?:${words})(?:[:(=].*|${amounts})$`)

const folded = (cell: string) => fold(cell.normalize('NFKC')).replace(/[\s-]/g, '')

/** The rows of a table that a filter or a person has hidden, and those of totals, by their places in it. */
export function asideRows(
  table: Pick<Table, 'rows' | 'origins'>,
  columns: readonly MatchedColumn[],
  resource: Resource,
): Readonly<Record<AsideKind, readonly number[]>> {
  const { rows, origins } = table
  const idAt = columns.findIndex(({ column }) => column?.kind === 'id')
  const labelAt = columns.findIndex(
    ({ column }) => column?.kind === 'field' && column.name === resource.label,
  )
  const counted = columns.flatMap(({ column }, at) => {
    const isNumber =
      column === null || (column.kind === 'field' && numberKinds.has(fieldOf(resource, column.name).kind))
    return isNumber ? [at] : []
  })
  const isFilled = (at: number, column: number) => (rows[at]?.[column] ?? '').trim() !== ''
  // A row with an id is a record, whatever its name is.
  const wordsOf = (cells: readonly string[]) =>
    cells[idAt]?.trim() ? [] : [cells.find((cell) => cell.trim() !== '') ?? '', cells[labelAt] ?? '']
  const places = [...rows.keys()]
  const last = rows.length - 1
  const isHidden = (at: number) => origins[at]?.isHidden === true
  const total: number[] = []
  let sums = {
    all: columnSums(table, counted),
    shown: columnSums(table, counted),
    since: columnSums(table, counted),
  }
  for (const at of places) {
    const names = wordsOf(rows[at] ?? [])
    const doubtful = names.find((word) => doubtfulWord.test(folded(word)))
    const isSummed = (some: ColumnSums) => doubtful !== undefined && some.hasSums(at, doubtful)
    if (names.some((word) => totalWord.test(folded(word))) || Object.values(sums).some(isSummed)) {
      total.push(at)
      sums = { ...sums, since: columnSums(table, counted) }
    } else if (at < last) {
      sums.all.add(at)
      sums.since.add(at)
      if (!isHidden(at)) sums.shown.add(at)
    }
  }
  const records = places.filter((at) => at < last && !total.includes(at))
  const cells = [...(rows[last] ?? []).keys()]
  const filled = cells.filter((column) => isFilled(last, column))
  const lacks = (above: readonly number[]) =>
    cells.some((column) => !filled.includes(column) && above.every((at) => isFilled(at, column)))
  const isSum =
    !total.includes(last) &&
    filled.every((column) => counted.includes(column)) &&
    ((lacks(records) && sums.all.areSums(last, filled)) ||
      (lacks(records.filter((at) => !isHidden(at))) && sums.shown.areSums(last, filled)))
  return { hidden: places.filter(isHidden), total: isSum ? [...total, last] : total }
}

const numberKinds: ReadonlySet<Field['kind']> = new Set(['number', 'money'])
