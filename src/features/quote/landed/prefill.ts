import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, type RowBase, valueOf } from '#descriptor/row.ts'
import { filledGoods, type GoodsLine, newGoods } from '#features/quote/rules/goods.ts'
import { emptyQuoteValues, mostParcels, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'
import { goodsOfRecord } from './goods-of-record.ts'
import { readQuoteText, type TextEntry } from './read-quote-text.ts'
import { stackedParcel } from './stacked-parcel.ts'

/** The values of a quote for records: goods, or one request with what its text describes. */
export function valuesOfRecords(resource: Resource, rows: readonly RowBase[]): QuoteValues {
  const goods = rows.flatMap((row) => goodsOfRecord(resource, row) ?? [])
  const [first] = rows
  const plan = resource.quoteRequest
  if (!plan || !first) return withGoods(emptyQuoteValues, goods)
  const text = readText(valueOf(first, plan.text))
  const source = {
    resource: resource.name,
    id: first.id,
    name: labelOf(resource, first),
    phone: plan.phone === undefined ? '' : readText(valueOf(first, plan.phone)),
    text,
  }
  return { ...withEntries(withGoods(emptyQuoteValues, goods), readQuoteText(text)), source }
}

/** Adds values that have arrived late to those that were typed meanwhile: goods are added, and only what is blank is filled in. */
export function withLateValues(typed: QuoteValues, late: QuoteValues): QuoteValues {
  const isTyped = (name: keyof QuoteValues) =>
    JSON.stringify(typed[name]) !== JSON.stringify(emptyQuoteValues[name])
  const { parcels: lateParcels, goods: lateGoods } = late
  const goods = [...filledGoods(typed.goods), ...lateGoods]
  const parcels = typed.parcels.every(isBlank) ? lateParcels : typed.parcels
  const isOther = typed.customer !== null && typed.customer.value !== late.customer?.value
  return {
    ...typed,
    parcels,
    ...(lateGoods.length > 0 && { goods }),
    ...(!isTyped('source') && { source: late.source }),
    ...(!isTyped('customer') && { customer: late.customer }),
    ...(!isTyped('account') && !isOther && { account: late.account }),
  }
}

/** Adds what a text describes; parcels and goods without a value make room, all others stay. */
export function withEntries(values: QuoteValues, entries: readonly TextEntry[]): QuoteValues {
  const goods = entries.filter(({ kind }) => kind === 'goods').map(goodsOf)
  const parcels = entries
    .filter(({ kind }) => kind === 'parcel')
    .flatMap((entry) => Array.from({ length: Math.min(entry.count, mostParcels) }, () => parcelOf(entry)))
  return withGoods(withParcels(values, parcels), goods)
}

/** Adds goods; where no parcel has a value, they are stacked in one. */
function withGoods(values: QuoteValues, goods: readonly GoodsLine[]): QuoteValues {
  if (goods.length === 0) return values
  const all = [...filledGoods(values.goods), ...goods]
  const stacked = values.parcels.every(isBlank) ? stackedParcel(all) : null
  return { ...values, goods: all, ...(stacked && { parcels: [stacked] }) }
}

function withParcels(values: QuoteValues, parcels: readonly Parcel[]): QuoteValues {
  if (parcels.length === 0) return values
  return {
    ...values,
    parcels: [...values.parcels.filter((one) => !isBlank(one)), ...parcels].slice(0, mostParcels),
  }
}

const isBlank = (parcel: Parcel) => Object.values(parcel).every((value) => value === null)

function goodsOf({ name, link, price, count, weight, sides }: TextEntry): GoodsLine {
  const [length = null, width = null, height = null] = sides ?? []
  return newGoods({ name, link, price, count, weight, length, width, height })
}

function parcelOf({ weight, sides }: TextEntry): Parcel {
  const [length = null, width = null, height = null] = sides ?? []
  return { weight, length, width, height }
}
