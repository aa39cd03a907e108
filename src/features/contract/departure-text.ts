import type { Field, Kind } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formatDateTime } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import type { DepartureEntry, Received } from './departure-entry.ts'
import { describedField } from './described-field.ts'

/** A departure as a sentence; code is between backticks. */
export function departureSentence(
  resources: readonly Resource[],
  entry: DepartureEntry,
  t: Translate,
): string {
  const { call, received, similar, count, total } = entry
  const counts = { call, field: pathIn(resources, entry), count, total }
  if (received === 'missing' && similar !== undefined)
    return t('{call}: trường `{field}` không có trong {count}/{total} bản ghi, nhưng có `{similar}`.', {
      ...counts,
      similar,
    })
  if (received === 'missing')
    return t('{call}: trường `{field}` không có trong {count}/{total} bản ghi.', counts)
  return t(
    '{call}: trường `{field}` là {received} trong {count}/{total} bản ghi, theo mô tả là {expected}.',
    {
      ...counts,
      received: t(receivedValue[received]),
      expected: expectedText(resources, entry, t),
    },
  )
}

/** The JSON values that a field has by its descriptor, as a phrase; '' for a field that the descriptor no longer has. */
function expectedText(resources: readonly Resource[], entry: DepartureEntry, t: Translate): string {
  const described = fieldIn(resources, entry)
  return described ? t(describedValue(described.field)) : ''
}

/** The received type in place of the described one; for a missing field also the key that may be its new name. */
const receivedText = ({ received, similar }: DepartureEntry, t: Translate): string =>
  similar === undefined ? t(receivedValue[received]) : t('không có, nhưng có `{similar}`', { similar })

/** The path of the field in records. */
const pathIn = (resources: readonly Resource[], entry: DepartureEntry): string =>
  fieldIn(resources, entry)?.path ?? entry.field

function fieldIn(resources: readonly Resource[], { resource: name, field }: DepartureEntry) {
  const resource = resources.find((one) => one.name === name)
  return resource && describedField(resource, field)
}

/** The departures as a Markdown table, for the developers of the back-end. */
export function departuresMarkdown(
  resources: readonly Resource[],
  entries: readonly DepartureEntry[],
  t: Translate,
): string {
  const heads = [t('Lời gọi'), t('Trường'), t('Theo mô tả'), t('Nhận được'), t('Bản ghi'), t('Từ lúc')]
  const lines = entries.map((entry) => [
    `\`${entry.call}\``,
    `\`${pathIn(resources, entry)}\``,
    expectedText(resources, entry, t),
    receivedText(entry, t),
    `${entry.count}/${entry.total}`,
    sinceText(entry),
  ])
  const table = [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
  return [`# ${t('API khác với mô tả')}`, '', ...table, ''].join('\n')
}

/** The time since which a departure is known. */
export function sinceText({ since }: DepartureEntry): string {
  return formatDateTime(new Date(since).toISOString())
}

const plainText = text('văn bản')
const number = text('số')
const list = text('danh sách')
const id = 'id'
const day = text('ngày như 2026-01-31')
const dateTime = text('ngày giờ như 2026-01-31T08:30:00Z')

/** Kind → what its values are in JSON, total. */
const described: Readonly<Record<Kind, Text>> = {
  text: plainText,
  longText: plainText,
  richText: plainText,
  slug: plainText,
  number,
  money: number,
  choice: plainText,
  manyChoice: list,
  toggle: text('true hoặc false'),
  date: day,
  dateTime,
  time: text('giờ như 08:30'),
  position: text('tọa độ'),
  birthday: day,
  color: plainText,
  url: plainText,
  email: plainText,
  phone: plainText,
  image: plainText,
  images: list,
  reference: id,
  references: list,
  parent: id,
  rows: list,
  readOnly: plainText,
}

/** What the values of a field are in JSON, by its descriptor. */
function describedValue(field: Field): Text {
  return field.kind === 'readOnly' && field.shownAs === 'dateTime' ? dateTime : described[field.kind]
}

/** What came in place of a value, in words. */
const receivedValue: Readonly<Record<Received, Text>> = {
  missing: text('không có'),
  null: 'null',
  boolean: text('true hoặc false'),
  number,
  string: plainText,
  array: list,
  object: text('đối tượng'),
}
