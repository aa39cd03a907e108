import type { FieldOfKind, Line } from '#descriptor/field.ts'
import { isRecord } from '#descriptor/read.ts'
import { cellDeparture, isUnknownCell } from './cells.ts'
import type { Departure } from './departure.ts'

/** A cell of a table inside a record whose value is unknown, because it did not come or cannot be read. */
export interface UnknownCell {
  /** The index of its line. */
  readonly line: number
  readonly column: string
  readonly departure: Departure
  /** The value as it came; undefined for a missing one. */
  readonly raw: unknown
}

/** The unknown cells of a received value; none for a value that is no list of lines. */
export function unknownCells({ columns }: FieldOfKind<'rows'>, raw: unknown): readonly UnknownCell[] {
  const lines: readonly Line[] = Array.isArray(raw) && raw.every(isRecord) ? raw : []
  return lines.flatMap((line, at) =>
    Object.entries(columns).flatMap(([name, column]) => {
      const departure = isUnknownCell(column, name, line, lines) && cellDeparture(column, line, name)
      return departure ? [{ line: at, column: name, departure, raw: line[name] }] : []
    }),
  )
}
