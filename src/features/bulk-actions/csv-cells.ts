import type { FieldOfKind, Kind, Options, Referable } from '#descriptor/field.ts'
import { readIds } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, unknownOf, valueOf } from '#descriptor/row.ts'
import { listFields, toggleWords } from '#descriptor/row-story.ts'
import type { Value, ValueByKind } from '#descriptor/value.ts'
import type { Translate } from '#hooks/use-text.ts'
import { positionText } from '#kit/cells/position-text.ts'
import { receivedText } from '#kit/cells/unknown-cell.tsx'
import { defaultColumns } from '#screens/list/column-plan.ts'
import { formatDate, formatDateTime } from '#text/format.ts'
import type { CsvCell } from './csv-of.ts'

/** The label of a referenced record; '' for none. */
export type NameOf = (target: Referable, id: string) => string

interface Writing<K extends Kind> {
  readonly field: FieldOfKind<K>
  readonly value: ValueByKind[K]
  readonly resource: Resource
  readonly nameOf: NameOf
  readonly t: Translate
}

type Cells = { readonly [K in Kind]: (writing: Writing<K>) => CsvCell }

const plain = ({ value }: { readonly value: string }) => value
const day = ({ value }: { readonly value: string }) => formatDate(value)
const numeric = ({ value }: { readonly value: number | null }) => value ?? ''

/**
 * Kind → the formatter of its CSV cells. Exhaustive, so that a new kind without a formatter does not compile.
 */
const cells: Cells = {
  text: plain,
  longText: plain,
  richText: plain,
  slug: plain,
  number: numeric,
  money: numeric,
  choice: ({ value, field, t }) => named(value, field, t),
  manyChoice: ({ value, field, t }) => value.map((one) => named(one, field, t)).join(', '),
  toggle: ({ value, field, t }) => t(toggleWords(field)[value ? 'on' : 'off']),
  date: day,
  dateTime: ({ value }) => formatDateTime(value),
  time: plain,
  position: ({ value }) => positionText(value),
  birthday: day,
  color: plain,
  url: plain,
  email: plain,
  phone: plain,
  image: plain,
  images: ({ value }) => value.join(' '),
  reference: ({ value, field, nameOf }) => nameOf(field.to(), value),
  references: ({ value, field, nameOf }) => value.map((id) => nameOf(field.to(), id)).join(', '),
  rows: ({ value }) => (value.length === 0 ? '' : JSON.stringify(value)),
  parent: ({ value, resource, nameOf }) => nameOf(resource, value),
  readOnly: ({ value, field }) => (field.shownAs === 'dateTime' ? formatDateTime(value) : value),
}

/** The exported fields: those of the visible columns (undefined: the usual ones), or all fields of list rows. */
export function csvFields(
  resource: Resource,
  columns: readonly string[] | undefined,
  isAll: boolean,
): readonly string[] {
  if (!isAll) {
    const usual = new Set(defaultColumns(resource))
    const lead = listFields(resource).filter((name) => !usual.has(name))
    return [...new Set([...lead, ...(columns ?? usual)])]
  }
  // Lists omit rich text (e2e/backend/records/list-records.ts).
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind !== 'richText')
}

/** The headers of a file, with units; the id comes first. */
export function csvHeads(resource: Resource, names: readonly string[], t: Translate): readonly string[] {
  const head = (name: string) => {
    const field = fieldOf(resource, name)
    const unit = field.kind === 'number' ? field.unit : undefined
    return unit ? `${t(field.label)} (${unit})` : t(field.label)
  }
  return [resource.idKey, ...names.map(head)]
}

/** The cells of a record. */
export function csvRow(
  { resource, nameOf, t }: Pick<Writing<Kind>, 'resource' | 'nameOf' | 't'>,
  row: Row,
  names: readonly string[],
): readonly CsvCell[] {
  const cell = (name: string) => {
    const field = fieldOf(resource, name)
    const write = cells[field.kind] as (writing: Writing<Kind>) => CsvCell
    const value = valueOf(row, name)
    if (value === undefined) return unknownText(resource, row, name, t)
    return write({ field, value: value as Value, resource, nameOf, t })
  }
  return [row.id, ...names.map(cell)]
}

/** An unknown value as it came, or that it did not come: a blank cell would mean none, and a toggle's word off. */
function unknownText(resource: Resource, row: Row, name: string, t: Translate): string {
  const unknown = unknownOf(resource, name, row.raw)
  return unknown?.departure === 'type' ? receivedText(unknown.raw) : t('(không rõ)')
}

/** The referenced records of rows, by their resource. */
export function referencesIn(
  resource: Resource,
  rows: Iterable<Row>,
  names: readonly string[],
): ReadonlyMap<Referable, ReadonlySet<string>> {
  const found = new Map<Referable, Set<string>>()
  for (const name of names) {
    const field = fieldOf(resource, name)
    if (field.kind !== 'reference' && field.kind !== 'references' && field.kind !== 'parent') continue
    const target = field.kind === 'parent' ? resource : field.to()
    const ids = found.get(target) ?? new Set()
    found.set(target, ids)
    for (const row of rows) for (const id of readIds(valueOf(row, name))) ids.add(id)
  }
  return found
}

function named(
  value: string,
  { options, legacyOptions }: { readonly options: Options; readonly legacyOptions?: Options },
  t: Translate,
): string {
  const label = { ...options, ...legacyOptions }[value]
  return label === undefined ? value : t(label)
}
