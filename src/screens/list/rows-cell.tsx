import { cellDeparture } from '#descriptor/departures/cells.ts'
import type { Line, RowsField } from '#descriptor/field.ts'
import { useText } from '#hooks/use-text.ts'
import { TextCell } from '#kit/cells/text-cell.tsx'
import { UnknownCell } from '#kit/cells/unknown-cell.tsx'
import { cellText } from './cell-text.ts'

interface RowsCellProps {
  readonly field: RowsField
  readonly value: readonly Line[]
}

/** The lines of a small table in one cell of a list; with an unknown cell they are dimmed and have a sign. */
export function RowsCell({ field, value }: RowsCellProps) {
  const t = useText()
  const columns = Object.entries(field.columns)
  const lines = value.map((line) =>
    columns.map(([name, column]) => cellText(column, line, name, t)).join(' · '),
  )
  const isUnknown = value.some((line) => columns.some(([name, column]) => cellDeparture(column, line, name)))
  const text = lines.join('; ')
  return isUnknown ? <UnknownCell raw={text} /> : <TextCell value={text} isSecondary />
}
