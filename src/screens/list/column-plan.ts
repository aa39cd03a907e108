import type { Field, Kind } from '#descriptor/field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'
import type { SizedColumn } from '#kit/list/fit-columns.ts'

/** Widths in rem that the values of a kind need; of a flexible kind the least one. */
const widths: Readonly<Record<Kind, number>> = {
  text: 9,
  longText: 12,
  richText: 12,
  slug: 10,
  number: 5.5,
  money: 8,
  choice: 8,
  manyChoice: 9,
  toggle: 5,
  date: 7,
  // A moment to come has its date and time: 19/12/2026 09:00.
  dateTime: 10,
  time: 4.5,
  position: 10,
  birthday: 7,
  color: 7.5,
  url: 10,
  email: 17.5,
  phone: 9,
  image: 4.5,
  images: 5.5,
  reference: 9,
  references: 10,
  parent: 9,
  rows: 10,
  readOnly: 9,
}

const flexible: ReadonlySet<Kind> = new Set<Kind>([
  'text',
  'longText',
  'slug',
  'manyChoice',
  'url',
  'email',
  'reference',
  'references',
  'parent',
  'rows',
  'readOnly',
])

/** The keys of the columns that a list shows by default, after the name: the state, the others, the date. */
export function defaultColumns(resource: Resource): readonly string[] {
  const { state, columns, when } = rowStoryOf(resource)
  return [state, ...columns, when].filter((name) => name !== undefined)
}

/** The keys of all columns that a list can show after the name: lists omit rich text. */
export function allColumns(resource: Resource): readonly string[] {
  const { title, picture } = rowStoryOf(resource)
  const names = [...defaultColumns(resource), ...Object.keys(resource.fields)]
  return [...new Set(names)].filter(
    (name) => name !== title && name !== picture && fieldOf(resource, name).kind !== 'richText',
  )
}

/** The width in rem that a column needs; its head and the labels of a choice are never truncated. */
export function columnWidth(field: Field, label: string, isSortable: boolean): number {
  const head = label.length * 0.5 + (isSortable ? 3.25 : 1.75)
  return Math.ceil(Math.max(widths[field.kind], head, optionWidth(field)) * 4) / 4
}

/** Whether a column can use more space than it needs. */
export const isFlexible = (field: Field) => flexible.has(field.kind) && !isPastMoment(field)

/** Whether the values of a column are aligned to the end, so that their digits can be compared. */
export const isNumeric = ({ kind }: Field) => kind === 'number' || kind === 'money'

/** The role of a column in its row. */
export function columnRole(resource: Resource, key: string): SizedColumn['role'] {
  const { state, when } = rowStoryOf(resource)
  if (key === state) return 'state'
  if (key === when) return 'when'
  const field = fieldOf(resource, key)
  return field.kind === 'money' || (field.kind === 'number' && field.unit !== undefined)
    ? 'amount'
    : undefined
}

const isPastMoment = (field: Field) => field.kind === 'readOnly' && field.shownAs === 'dateTime'

/** The width of the longest option, in rem; with a tint it has a dot and smaller letters. */
function optionWidth(field: Field): number {
  const longest = (labels: object) => Math.max(...Object.values(labels).map((label) => String(label).length))
  if (field.kind === 'toggle') return field.words ? longest(field.words) * 0.42 + 4 : 0
  if (field.kind !== 'choice') return 0
  const options = { ...field.options, ...field.legacyOptions }
  return field.tints ? longest(options) * 0.42 + 4 : Math.min(12, longest(options) * 0.5 + 1.75)
}
