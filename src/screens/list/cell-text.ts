import { cellDeparture } from '#descriptor/departures/cells.ts'
import type { ColumnField, Line } from '#descriptor/field.ts'
import { isRecord, readText, readTexts } from '#descriptor/read.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import type { Translate } from '#hooks/use-text.ts'
import { optionLabel } from '#kit/option-label.ts'
import { receivedText } from '#text/received-text.ts'

/** A cell of a line as text; an unknown one as it came. */
export function cellText(column: ColumnField, line: Line, name: string, t: Translate): string {
  const value = line[name]
  if (cellDeparture(column, line, name)) return receivedText(value) || '?'
  if (column.kind === 'toggle') return t(toggleWords(column)[value === true ? 'on' : 'off'])
  if (column.kind === 'rows') {
    const lines = Array.isArray(value) ? value.filter(isRecord) : []
    const textOf = (one: Line) =>
      Object.entries(column.columns).map(([inner, field]) => cellText(field, one, inner, t))
    return lines.map((one) => textOf(one).join(' ')).join(', ')
  }
  if (column.kind === 'choice' || column.kind === 'manyChoice') {
    const options = { ...column.options, ...column.legacyOptions }
    const values = column.kind === 'choice' ? [readText(value)] : readTexts(value)
    return values.map((one) => t(optionLabel(options, one))).join(', ')
  }
  return readText(value)
}
