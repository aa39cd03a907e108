import type { Field, Line } from '#descriptor/field.ts'
import { type Departure, departureOf } from './departure.ts'

/** Whether a line lacks a cell that it may lack. */
export const isLeftOut = (column: Field, line: Line, name: string): boolean =>
  column.optional === true && !(name in line)

/** The departure of a cell in its line; lines that were read keep an unknown cell as it came. */
export const cellDeparture = (column: Field, line: Line, name: string): Departure | null =>
  isLeftOut(column, line, name) ? null : departureOf(column, name in line, line[name])

/**
 * Whether a cell of a received line is unknown. A line that lacks what others have leaves it empty; a toggle has no such
 * value.
 */
export function isUnknownCell(column: Field, name: string, line: Line, lines: readonly Line[]): boolean {
  const isEmpty = column.kind !== 'toggle' && !(name in line) && lines.some((other) => name in other)
  return !isEmpty && cellDeparture(column, line, name) !== null
}
