import type { DateTimeField } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Problem } from '#descriptor/problem.ts'
import { readIds, readText } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { isUnknownSign, splitItems } from '#hooks/tables/cell-text.ts'
import { fitCell } from '#hooks/tables/fit-cell.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import { rounded } from '#hooks/tables/number-text.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { isSameCell } from '#hooks/tables/same-cell.ts'
import type { RowOrigin } from '#hooks/tables/table.ts'
import type { TableColumn } from '#hooks/tables/table-columns.ts'
import { type MissingRecord, UnreadCell } from '#hooks/tables/unread-cell.ts'
import { formatDateTime } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import { sameText } from './import-keys.ts'
import { type Finding, type FoundRecord, type GivenCell, recordFinder } from './record-finder.ts'

interface Reading extends Finding {
  /** Empty cells clear their fields. */
  readonly clears: boolean
}

/** Corrected cells of a row, by field name; they take the place of those of the file. */
export type CorrectedCells = Readonly<Record<string, string>>

/** Reads the rows of a file one by one, and collects the records that cells name and that do not exist. */
export interface RowReader {
  readonly read: (
    cells: readonly string[],
    place: number,
    origin: RowOrigin,
    corrected?: CorrectedCells,
  ) => GivenRow
  /** By resource and label. */
  readonly missing: ReadonlyMap<string, MissingRecord>
}

/**
 * Finds the record of a row and reads the cells that differ from it: a cell with the text that an export writes for the
 * record is no change.
 */
export function rowReader({ context, columns, key, clears, existing }: Reading): RowReader {
  const { resource } = context
  const find = recordFinder({ context, columns, key, existing })
  const missing = new Map<string, MissingRecord>()
  // Names that differ in case and spaces are one record.
  const noteMissing = (one: MissingRecord) => {
    const name = `${one.target.name} ${sameText(one.label)}`
    if (!missing.has(name)) missing.set(name, one)
  }

  const read: RowReader['read'] = (cells, place, { line, numbers }, corrected = {}) => {
    const values: Record<string, unknown> = {}
    const notes: Record<string, Text> = {}
    const cellOf = (column: TableColumn | null, cell: string, number?: number): GivenCell =>
      column?.kind === 'field'
        ? { column, ...fitCell(fieldOf(resource, column.name), cell, number) }
        : { column, cell }
    const isCorrected = (column: TableColumn | null) =>
      column !== null && column.kind !== 'id' && Object.hasOwn(corrected, column.name)
    const all = [
      ...columns.flatMap(({ column }, at) =>
        isCorrected(column) ? [] : [cellOf(column, cells[at] ?? '', numbers?.[at])],
      ),
      ...Object.entries(corrected).map(([name, cell]) => cellOf({ kind: 'field', name }, cell)),
    ]
    const found = find(all, line)
    const problems: Record<string, Problem> = { ...found.problems }
    const doubt = found.row && changedSince(context, columns, cells, found.row)
    for (const given of all) {
      const { column, cell, note } = given
      // The sign of an unknown value leaves the field as it is, whichever record the row is for.
      if (!column || column.kind === 'id' || isUnknownSign(context, cell)) continue
      const { name } = column
      const value = valueIn(column, given, found)
      if (note !== undefined) notes[name] = note
      if (value instanceof UnreadCell) {
        problems[name] = value.problem
        values[name] = cell
        for (const one of value.missing) noteMissing(one)
      } else if (value !== undefined) values[name] = value
    }
    return {
      key: place,
      line,
      values,
      problems,
      notes,
      replaces: Object.keys(corrected),
      ...(doubt && { doubt }),
      ...(found.id !== undefined && { id: found.id }),
    }
  }

  /** The value of a cell; undefined where it leaves its field as it is. */
  const valueIn = (
    column: Exclude<TableColumn, { kind: 'id' }>,
    { cell, number }: GivenCell,
    { row, names }: FoundRecord,
  ): unknown => {
    const field = fieldOf(resource, column.name)
    if (cell.trim() === '') {
      const { empty } = rulesOf(field)
      return clears && row && field.kind !== 'toggle' ? empty : undefined
    }
    if (column.kind === 'field') {
      const isKey = row !== null && names.includes(column.name)
      const isSame = (stored: Row) =>
        isSameCell(context, column.name, stored, cell) ||
        (number !== undefined && number === rounded(Number(valueOf(stored, column.name))))
      return isKey || (row && isSame(row)) ? undefined : readCell(field, cell, context, number)
    }
    const ids = splitItems(cell)
    if (row && readIds(valueOf(row, column.name)).join(' ') === ids.join(' ')) return undefined
    return readCell(field, ids.map((id) => `[${id}]`).join(', '), context)
  }

  return { read, missing }
}

const stamp = 'updated_at'
const moment: DateTimeField = { kind: 'dateTime', label: '' }

/**
 * The doubt about a row of an exported file whose record was changed after the export, by the moment of the last change
 * that the file has; null without one, and for a record that has not changed since.
 */
function changedSince(
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
