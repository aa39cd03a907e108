import { rulesOf } from '#descriptor/kinds.ts'
import type { Problem } from '#descriptor/problem.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type Row, sameValue, valueOf } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { type PlanRules, planRow, type RowPlan } from '#hooks/changes/plan-row.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { fitCell } from '#hooks/tables/fit-cell.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { isSameCell } from '#hooks/tables/same-cell.ts'
import { UnreadCell } from '#hooks/tables/unread-cell.ts'
import { writeRowCell } from '#hooks/tables/write-cell.ts'
import type { Text } from '#text/text.ts'
import type { GridCell, GridCells } from './grid-cell.ts'

/** Reads and compares the texts of cells. */
export interface GridReader {
  readonly context: CellContext
  /** The text of the stored value. */
  readonly storedText: (row: Row, name: string) => string
  /**
   * Whether a text has the value that the record has already. Blanks and Unicode forms, which spreadsheets change, count
   * where the text was typed.
   */
  readonly isStored: (row: Row, name: string, cell: Pick<GridCell, 'text' | 'isTyped'>) => boolean
  /** The row of a plan. */
  readonly given: (row: Row, cells: GridCells, key: number) => GivenRow
  /** The effect of the changed cells on the record. */
  readonly plan: (row: Row, cells: GridCells) => RowPlan
}

/** A reader with the names that cells may have. */
export function gridReader(context: CellContext, restrictionOf: PlanRules['restrictionOf']): GridReader {
  const { resource } = context
  const rules: PlanRules = { restrictionOf }
  return {
    context,
    storedText: (row, name) => String(writeRowCell(context, name, row)),
    isStored: (row, name, { text, isTyped }) =>
      (isTyped ? text === String(writeRowCell(context, name, row)) : isSameCell(context, name, row, text)) ||
      sameValue(valueIn(context, name, text), valueOf(row, name)),
    given: (row, cells, key) => ({ ...readRow(context, row, cells), key, line: key + 1 }),
    plan: (row, cells) => planRow(resource, readRow(context, row, cells), row, rules),
  }
}

function readRow(context: CellContext, row: Row, cells: GridCells): GivenRow {
  const values: Record<string, unknown> = {}
  const problems: Record<string, Problem> = {}
  const notes: Record<string, Text> = {}
  for (const [name, { text }] of Object.entries(cells)) {
    const { note } = fitCell(fieldOf(context.resource, name), text)
    if (note !== undefined) notes[name] = note
    const value = valueIn(context, name, text)
    if (value instanceof UnreadCell) problems[name] = value.problem
    else values[name] = value
  }
  const replaces = Object.keys(cells).filter((name) => cells[name]?.isTyped)
  return { key: 0, line: 0, id: row.id, values, problems, notes, replaces }
}

/** The value of a text; an empty one clears the field. */
function valueIn(context: CellContext, name: string, text: string): unknown {
  const field = fieldOf(context.resource, name)
  const { empty } = rulesOf(field)
  return text.trim() === '' ? empty : (readCell(field, fitCell(field, text).cell, context) ?? empty)
}
