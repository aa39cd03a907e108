import type { Problem, Problems } from '#descriptor/problem.ts'
import { fieldOf } from '#descriptor/resource.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { fitCell } from '#hooks/tables/fit-cell.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { isUnknownSign } from '#hooks/tables/unknown-sign.ts'
import { UnreadCell } from '#hooks/tables/unread-cell.ts'
import type { Text } from '#text/text.ts'
import type { GivenRow } from './change-plan.ts'

/** The cells of a row of a table, by field name; a missing cell leaves its field unchanged. */
export type Cells = Readonly<Record<string, string>>

/**
 * Reads the cells of a row: an empty one of some kinds has no value, nor has one with the sign of an unknown value; one that
 * names an unknown record has a problem.
 */
export function givenCells(
  cells: Cells,
  context: CellContext,
): Pick<GivenRow, 'values' | 'problems' | 'notes'> {
  const values: Record<string, unknown> = {}
  const notes: Record<string, Text> = {}
  const problems: Record<string, Problem> = {}
  for (const [name, given] of Object.entries(cells)) {
    if (isUnknownSign(context, given)) continue
    const field = fieldOf(context.resource, name)
    const { cell, note } = fitCell(field, given)
    if (note !== undefined) notes[name] = note
    const value = readCell(field, cell, context)
    if (value instanceof UnreadCell) problems[name] = value.problem
    else if (value !== undefined) values[name] = value
  }
  return { values, problems: problems satisfies Problems, notes }
}
