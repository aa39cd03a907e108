import { rulesOf } from '#descriptor/kinds.ts'
import type { Problem } from '#descriptor/problem.ts'
import { readIds } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { valueOf } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { sameText } from '#hooks/changes/row-key.ts'
import { splitItems } from '#hooks/tables/item-list.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { isSameCell } from '#hooks/tables/same-cell.ts'
import type { TableColumn } from '#hooks/tables/table-columns.ts'
import { isUnknownSign } from '#hooks/tables/unknown-sign.ts'
import { type MissingRecord, UnreadCell } from '#hooks/tables/unread-cell.ts'
import { type Finding, type FoundRecord, recordFinder } from './record-finder.ts'

interface Reading extends Finding {
  /** Empty cells clear their fields. */
  readonly clears: boolean
}

/** Reads the rows of a file one by one, and collects the records that cells name and that do not exist. */
export interface RowReader {
  readonly read: (cells: readonly string[], line: number) => GivenRow
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

  const read = (cells: readonly string[], line: number): GivenRow => {
    const values: Record<string, unknown> = {}
    const all = columns.map(({ column }, at) => ({ column, cell: cells[at] ?? '' }))
    const found = find(all, line)
    const problems: Record<string, Problem> = { ...found.problems }
    for (const { column, cell } of all) {
      // The sign of an unknown value leaves the field as it is, whichever record the row is for.
      if (!column || column.kind === 'id' || isUnknownSign(context, cell)) continue
      const { name } = column
      const value = valueIn(column, cell, found)
      if (value instanceof UnreadCell) {
        problems[name] = value.problem
        values[name] = cell
        for (const one of value.missing) noteMissing(one)
      } else if (value !== undefined) values[name] = value
    }
    // As spreadsheets count, whose first line has the heads.
    return { key: line, line: line + 1, values, problems, ...(found.id !== undefined && { id: found.id }) }
  }

  /** The value of a cell; undefined where it leaves its field as it is. */
  const valueIn = (
    column: Exclude<TableColumn, { kind: 'id' }>,
    cell: string,
    { row, names }: FoundRecord,
  ): unknown => {
    const field = fieldOf(resource, column.name)
    if (cell.trim() === '') {
      const { empty } = rulesOf(field)
      return clears && row && field.kind !== 'toggle' ? empty : undefined
    }
    if (column.kind === 'field') {
      const isKey = row !== null && names.includes(column.name)
      return isKey || (row && isSameCell(context, column.name, row, cell))
        ? undefined
        : readCell(field, cell, context)
    }
    const ids = splitItems(cell)
    if (row && readIds(valueOf(row, column.name)).join(' ') === ids.join(' ')) return undefined
    return readCell(field, ids.map((id) => `[${id}]`).join(', '), context)
  }

  return { read, missing }
}
