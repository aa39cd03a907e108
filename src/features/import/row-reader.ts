import { rulesOf } from '#descriptor/kinds.ts'
import type { Problem } from '#descriptor/problem.ts'
import { readIds } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { newValues, type Row, valueOf } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { asProblem } from '#hooks/changes/plan-row.ts'
import { rowKey, sameText } from '#hooks/changes/row-key.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { splitItems } from '#hooks/tables/item-list.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { isSameCell } from '#hooks/tables/same-cell.ts'
import type { TableColumn } from '#hooks/tables/table-columns.ts'
import { isUnknownSign } from '#hooks/tables/unknown-sign.ts'
import { type MissingRecord, UnreadCell } from '#hooks/tables/unread-cell.ts'
import { text } from '#text/text.ts'
import { type ImportKey, recordsByKey } from './import-keys.ts'

interface Reading {
  readonly context: CellContext
  readonly columns: readonly MatchedColumn[]
  readonly key: ImportKey
  /** Empty cells clear their fields. */
  readonly clears: boolean
  readonly existing: readonly Row[]
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
  const byId = new Map(existing.map((row) => [row.id, row]))
  const names = key.kind === 'fields' ? key.names : []
  const byKey = recordsByKey(resource, names, key.kind === 'fields' ? existing : [])
  const missing = new Map<string, MissingRecord>()
  const lines = new Map<string, number>()
  // Names that differ in case and spaces are one record.
  const noteMissing = (one: MissingRecord) => {
    const name = `${one.target.name} ${sameText(one.label)}`
    if (!missing.has(name)) missing.set(name, one)
  }

  const read = (cells: readonly string[], line: number): GivenRow => {
    const values: Record<string, unknown> = {}
    const problems: Record<string, Problem> = {}
    const problem = (name: string, reason: Parameters<typeof asProblem>[0]) => {
      problems[name] = asProblem(reason)
    }
    const all = columns.map(({ column }, at) => ({ column, cell: cells[at] ?? '' }))
    const found = recordOf(all, line, problem)
    for (const { column, cell } of all) {
      // The sign of an unknown value leaves the field as it is, whichever record the row is for.
      if (!column || column.kind === 'id' || isUnknownSign(context, cell)) continue
      const { name } = column
      const value = valueIn(column, cell, found.row)
      if (value instanceof UnreadCell) {
        problem(name, value.problem)
        values[name] = cell
        for (const one of value.missing) noteMissing(one)
      } else if (value !== undefined) values[name] = value
    }
    // As spreadsheets count, whose first line has the heads.
    return { key: line, line: line + 1, values, problems, ...(found.id !== undefined && { id: found.id }) }
  }

  /** The record of a row: its id, and the record if there is one. */
  const recordOf = (
    all: readonly { readonly column: TableColumn | null; readonly cell: string }[],
    line: number,
    problem: (name: string, reason: Parameters<typeof asProblem>[0]) => void,
  ): { readonly id?: string; readonly row: Row | null } => {
    if (key.kind === 'none') return { row: null }
    if (key.kind === 'id') {
      const id = all.find(({ column }) => column?.kind === 'id')?.cell.trim() ?? ''
      return id === '' ? { row: null } : { id, row: byId.get(id) ?? null }
    }
    const given = all.flatMap(({ column, cell }) => {
      if (column?.kind !== 'field' || !names.includes(column.name)) return []
      if (cell.trim() === '' || isUnknownSign(context, cell)) return []
      const value = readCell(fieldOf(resource, column.name), cell, context)
      return value === undefined ? [] : [[column.name, value] as const]
    })
    const [name = resource.label] = names
    if (given.length === 0) {
      problem(name, text('Ô này trống nên chưa biết là mục nào.'))
      return { row: null }
    }
    const identity = rowKey(resource, names, { ...newValues(resource), ...Object.fromEntries(given) })
    const same = byKey.get(identity) ?? []
    const [row] = same
    if (same.length > 1)
      problem(
        name,
        text('Đang có {count} mục giống hệt ở cột này; bạn dùng cột khác để nhận ra mục nhé.', {
          count: same.length,
        }),
      )
    else if (row) return { id: row.id, row }
    const first = lines.get(identity)
    if (first === undefined) lines.set(identity, line)
    else problem(name, text('Trùng với dòng {line}.', { line: first + 1 }))
    return { row: null }
  }

  /** The value of a cell; undefined where it leaves its field as it is. */
  const valueIn = (column: Exclude<TableColumn, { kind: 'id' }>, cell: string, row: Row | null): unknown => {
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
