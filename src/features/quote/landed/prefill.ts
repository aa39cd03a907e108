import { readId, readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { labelOf, type RowBase, valueOf } from '#descriptor/row.ts'
import { filledGoods, type GoodsLine, newGoods } from '#features/quote/rules/goods.ts'
import { packingCode } from '#features/quote/rules/packed-goods.ts'
import {
  emptyQuoteValues,
  isBlankParcel,
  mostGoods,
  mostParcels,
  type QuoteValues,
} from '#features/quote/rules/quote-values.ts'
import { clean } from '#features/quote/rules/round.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'
import { type QuoteText, readQuoteText, type TextEntry } from './read-quote-text.ts'
import { stackedParcel, withOtherGoods } from './stacked-parcel.ts'

/** The values of a quote for records: goods, or a request with the entries parsed from its text. */
export function valuesOfRecords(resource: Resource, rows: readonly RowBase[]): QuoteValues {
  const goods = rows.flatMap((row) => goodsOfRecord(resource, row) ?? [])
  const [first] = rows
  const plan = resource.quote?.request
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

/** Merges values that were loaded while the user typed: appends the goods, and fills only blank fields. */
export function withLateValues(typed: QuoteValues, late: QuoteValues): QuoteValues {
  const isTyped = (name: keyof QuoteValues) =>
    JSON.stringify(typed[name]) !== JSON.stringify(emptyQuoteValues[name])
  const { goods: lateGoods } = late
  const goods = [...filledGoods(typed.goods), ...lateGoods].slice(0, mostGoods)
  const { parcels, parcelOrigin, packedGoods } = typed.parcels.every(isBlankParcel) ? late : typed
  const isOther = typed.customer !== null && typed.customer.value !== late.customer?.value
  const merged = { ...typed, parcels, parcelOrigin, packedGoods }
  return {
    ...(lateGoods.length > 0 ? withOtherGoods(merged, goods) : merged),
    ...(!isTyped('source') && { source: late.source }),
    ...(!isTyped('domesticFreight') && { domesticFreight: late.domesticFreight }),
    ...(!isTyped('customer') && { customer: late.customer }),
    ...(!isTyped('account') && !isOther && { account: late.account }),
  }
}

/**
 * Appends the parcels and goods that were read from a text, up to the limits; blank parcels and goods are replaced. Freight
 * within Japan is added to that of the quote.
 */
export function withEntries(
  values: QuoteValues,
  { entries, domesticFreight }: Pick<QuoteText, 'entries' | 'domesticFreight'>,
): QuoteValues {
  const goods = entries.filter(({ kind }) => kind === 'goods').map(goodsOf)
  const parcels = entries
    .filter(({ kind }) => kind === 'parcel')
    .flatMap((entry) => Array.from({ length: Math.min(entry.count, mostParcels) }, () => parcelOf(entry)))
  const next = withGoods(withParcels(values, parcels), goods)
  if (domesticFreight === null) return next
  return { ...next, domesticFreight: (next.domesticFreight ?? 0) + domesticFreight }
}

/** Adds goods up to the number that is stored; where no parcel has a value, they are stacked in one. */
function withGoods(values: QuoteValues, goods: readonly GoodsLine[]): QuoteValues {
  if (goods.length === 0) return values
  const all = [...filledGoods(values.goods), ...goods].slice(0, mostGoods)
  const isStacked = values.parcels.every(isBlankParcel) && stackedParcel(all) !== null
  return withOtherGoods(isStacked ? { ...values, parcelOrigin: 'stacked', packedGoods: '' } : values, all)
}

/** Adds measured parcels: a stack beside them is not stacked again, as after an edit. */
function withParcels(values: QuoteValues, parcels: readonly Parcel[]): QuoteValues {
  if (parcels.length === 0) return values
  return {
    ...values,
    parcels: [...values.parcels.filter((one) => !isBlankParcel(one)), ...parcels].slice(0, mostParcels),
    parcelOrigin: null,
    packedGoods: values.packedGoods && packingCode(values.goods),
  }
}

function goodsOf({ name, link, price, count, weight, sides }: TextEntry): GoodsLine {
  const [length = null, width = null, height = null] = sides ?? []
  return newGoods({ name, link, price, count, weight, length, width, height })
}

function parcelOf({ weight, sides }: TextEntry): Parcel {
  const [length = null, width = null, height = null] = sides ?? []
  return { weight, length, width, height }
}

/** A record as a goods line; null where its resource is no goods. */
function goodsOfRecord(resource: Resource, row: RowBase): GoodsLine | null {
  const plan = resource.quote?.item
  if (!plan) return null
  const numberOf = (name: string | undefined): number | null => {
    const value = name === undefined ? null : valueOf(row, name)
    // A weight or a side of 0 was not measured.
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
  }
  const weight = numberOf(plan.weight)
  const [length, width, height] = plan.sides ?? []
  return newGoods({
    name: labelOf(resource, row),
    price: plan.price.map(numberOf).find((price) => price !== null) ?? null,
    weight: weight === null ? null : clean(weight / gramsIn(resource, plan.weight)),
    length: numberOf(length),
    width: numberOf(width),
    height: numberOf(height),
    link: plan.link === undefined ? '' : readText(valueOf(row, plan.link)),
    product: row.id,
    category: plan.category === undefined ? '' : readId(valueOf(row, plan.category)),
  })
}

/** What a weight is divided by for kilograms. */
function gramsIn(resource: Resource, name: string | undefined): number {
  const field = name === undefined ? undefined : fieldOf(resource, name)
  return field?.kind === 'number' && field.unit === 'g' ? 1000 : 1
}
