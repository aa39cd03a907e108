import { can } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { type RatedField, ratedFields } from '#descriptor/rated-fields.ts'
import { readNumber } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { currencyOf } from '#descriptor/row-story.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formatMoney } from '#text/format.ts'
import { type EffectLine, isChanged, type SaveChange, type SaveEffect } from './save-effect.ts'

/** The number of records whose amounts are shown. */
const shownRecords = 20

/** The amounts of other entities that a new rate changes: those of the first records, old and new. */
export async function rateEffects(change: SaveChange, t: Translate): Promise<readonly SaveEffect[]> {
  const changed = ratedFields(change.resource, change.table).filter(({ convertTo }) =>
    isChanged(change, [convertTo.rate.field]),
  )
  const byResource = new Map<RatedField['resource'], readonly RatedField[]>()
  for (const one of changed) byResource.set(one.resource, [...(byResource.get(one.resource) ?? []), one])
  return Promise.all([...byResource.values()].map((fields) => effectOf(change, fields, t)))
}

async function effectOf(
  change: SaveChange,
  fields: readonly RatedField[],
  t: Translate,
): Promise<SaveEffect> {
  const [first] = fields
  if (!first || !can(first.resource, 'list')) return { title: '', lines: [], rest: 0 }
  const { resource } = first
  const page = await cache.fetchQuery(listOptions(resource, defaultListState(resource)))
  const shown = page.rows.slice(0, shownRecords)
  const lines = shown.flatMap((record) => fields.flatMap((field) => lineOf(change, field, record, t) ?? []))
  return {
    title: t('{title}: giá sẽ đổi', { title: t(resource.title) }),
    lines,
    rest: Math.max(0, (page.page.total ?? page.rows.length) - shown.length),
  }
}

/** An amount of a record at both rates; null where it has none, or is in the other currency already. */
function lineOf(
  { row, values }: SaveChange,
  { resource, name, convertTo }: RatedField,
  record: Row,
  t: Translate,
): EffectLine | null {
  const field = fieldOf(resource, name)
  const amount = readNumber(valueOf(record, name))
  const { currency, rate } = convertTo
  const after = readNumber(values[rate.field])
  const before = row && readNumber(valueOf(row, rate.field))
  if (field.kind !== 'money' || amount === null || after === null) return null
  if (currencyOf(field, (other) => valueOf(record, other)) === currency) return null
  const converted = (by: number) => formatMoney(Math.round(amount * by), currency)
  return {
    key: `${record.id} ${name}`,
    label: recordName(resource, record, t),
    detail: t(field.label),
    before: before === null ? '' : converted(before),
    after: converted(after),
  }
}
