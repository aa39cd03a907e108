import { cellDeparture } from '#descriptor/departures/cells.ts'
import type { ColumnField, Line, RowsField } from '#descriptor/field.ts'
import { readText } from '#descriptor/read.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { TextCell } from '#kit/cells/text-cell.tsx'
import { UnknownCell } from '#kit/cells/unknown-cell.tsx'
import { optionLabel } from '#kit/option-label.ts'
import { receivedText } from '#text/received-text.ts'

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

/** A cell as text; an unknown one as it came. */
function cellText(column: ColumnField, line: Line, name: string, t: Translate): string {
  const value = line[name]
  if (cellDeparture(column, line, name)) return receivedText(value) || '?'
  if (column.kind === 'toggle') return t(toggleWords(column)[value === true ? 'on' : 'off'])
  return column.kind === 'choice'
    ? t(optionLabel({ ...column.options, ...column.legacyOptions }, readText(value)))
    : readText(value)
}
