import type { Problem, Problems } from '#descriptor/problem.ts'
import { fieldOf } from '#descriptor/resource.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { isUnknownSign } from '#hooks/tables/unknown-sign.ts'
import { UnreadCell } from '#hooks/tables/unread-cell.ts'
import type { GivenRow } from './change-plan.ts'

/** The cells of a row of a table, by field name; a missing cell leaves its field unchanged. */
export type Cells = Readonly<Record<string, string>>

/**
 * Reads the cells of a row: an empty one of some kinds has no value, nor has one with the sign of an unknown value; one that
 * names an unknown record has a problem.
 */
export function givenCells(cells: Cells, context: CellContext): Pick<GivenRow, 'values' | 'problems'> {
  const values: Record<string, unknown> = {}
  const problems: Record<string, Problem> = {}
  for (const [name, cell] of Object.entries(cells)) {
    if (isUnknownSign(context, cell)) continue
    const value = readCell(fieldOf(context.resource, name), cell, context)
    if (value instanceof UnreadCell) problems[name] = value.problem
    else if (value !== undefined) values[name] = value
  }
  return { values, problems: problems satisfies Problems }
}
