import type { FieldOfKind, Kind, Options } from '#descriptor/field.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type Row, unknownOf, valueOf } from '#descriptor/row.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import type { Value, ValueByKind } from '#descriptor/value.ts'
import { receivedText } from '#text/format.ts'
import { plainNumber } from '#text/plain-number.ts'
import type { CellContext } from './cell-context.ts'
import { joinItems, unknownSign } from './cell-text.ts'
import type { RecordNames } from './record-names.ts'
import { vietnamMoment } from './vietnam-moment.ts'

/** The cell of a table that is written; numbers without formatting. */
export type TableCell = string | number

type Write<K extends Kind> = (value: ValueByKind[K], field: FieldOfKind<K>, context: CellContext) => TableCell

const plain = (value: string) => value
const numeric = (value: number | null) => value ?? ''

/** Kind → the text of its cells, from which `readCell` reads the same value. Exhaustive for new kinds. */
const writers: { readonly [K in Kind]: Write<K> } = {
  text: plain,
  longText: plain,
  richText: plain,
  slug: plain,
  number: numeric,
  money: numeric,
  choice: (value, field, { t }) => optionLabel(value, field, t),
  manyChoice: (value, field, { t }) => joinItems(value.map((one) => optionLabel(one, field, t))),
  toggle: (value, field, { t }) => t(toggleWords(field)[value ? 'on' : 'off']),
  date: plain,
  dateTime: vietnamMoment,
  time: plain,
  position: (value) => (value ? `${plainNumber(value.lat)}, ${plainNumber(value.lng)}` : ''),
  birthday: plain,
  color: plain,
  url: plain,
  email: plain,
  phone: plain,
  image: plain,
  images: (value) => joinItems(value, ' '),
  reference: (value, field, { namesOf }) => (value === '' ? '' : namesOf(field.to()).textOf(value)),
  references: (value, field, { namesOf }) => joinItems(value.map((id) => namesOf(field.to()).textOf(id))),
  rows: (value) => (value.length === 0 ? '' : JSON.stringify(value)),
  parent: (value, _, { resource, namesOf }) => (value === '' ? '' : namesOf(resource).textOf(value)),
  readOnly: (value, field, { namesOf }) => {
    if (field.of) return knownName(namesOf(field.of()), value)
    return field.shownAs === 'dateTime' ? vietnamMoment(value) : value
  },
}

/** The cell of a value. */
export function writeCell(context: CellContext, name: string, value: Value): TableCell {
  const field = fieldOf(context.resource, name)
  const write = writers[field.kind] as unknown as (...args: readonly unknown[]) => TableCell
  return write(value, field, context)
}

/**
 * The cell of a field in a row. An unknown value is written as it came, or that it did not come: a blank cell would
 * mean none, and a toggle's word off.
 */
export function writeRowCell(context: CellContext, name: string, row: Row): TableCell {
  const value = valueOf(row, name)
  if (value !== undefined) return writeCell(context, name, value as Value)
  const { resource, t } = context
  const unknown = unknownOf(resource, name, row.raw)
  return unknown?.departure === 'type' ? receivedText(unknown.raw) : t(unknownSign)
}

/** The name of a record; nothing where it could not be read. */
const knownName = (names: RecordNames, id: string) =>
  names.find(`[${id}]`).length > 0 ? names.textOf(id) : ''

interface Choosing {
  readonly options: Options
  readonly legacyOptions?: Options
}

/** The label of an option; its value where another option has the same label. */
function optionLabel(value: string, { options, legacyOptions }: Choosing, t: CellContext['t']): string {
  const labels = Object.entries({ ...options, ...legacyOptions })
  const label = labels.find(([option]) => option === value)?.[1]
  const isShared = labels.some(([option, other]) => option !== value && (other === label || option === label))
  return label === undefined || isShared ? value : t(label)
}
