import { readId, readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { labelOf, type RowBase, valueOf } from '#descriptor/row.ts'
import { filledGoods, type GoodsLine, newGoods } from '#features/quote/rules/goods.ts'
import {
  emptyQuoteValues,
  isBlankParcel,
  mostGoods,
  mostParcels,
  newParcel,
  type QuoteValues,
} from '#features/quote/rules/quote-values.ts'
import { clean } from '#features/quote/rules/rule.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'
import { type QuoteText, readQuoteText, type TextEntry } from './read-quote-text.ts'

/**
 * One parcel that holds all goods, lying on each other with their shortest sides upright; null without any weight. A
 * weight or a side is null where one of the goods has none.
 */
export function stackedParcel(goods: readonly GoodsLine[]): Parcel | null {
  const lines = filledGoods(goods)
  if (lines.every(({ weight }) => weight === null)) return null
  const boxes = lines.map(({ length, width, height, count }) => ({
    sides: [length ?? 0, width ?? 0, height ?? 0].toSorted((one, other) => other - one),
    count: count ?? 1,
  }))
  const isMeasured = boxes.every(({ sides }) => sides.every((side) => side > 0))
  const most = (at: number) => Math.max(...boxes.map(({ sides }) => sides[at] ?? 0))
  const height = clean(boxes.reduce((sum, { sides, count }) => sum + (sides[2] ?? 0) * count, 0))
  const weight = lines.reduce((sum, line) => sum + (line.weight ?? 0) * (line.count ?? 1), 0)
  const isWeighed = lines.every((line) => line.weight !== null)
  return {
    weight: isWeighed ? clean(weight) : null,
    length: isMeasured ? most(0) : null,
    width: isMeasured ? most(1) : null,
    height: isMeasured ? height : null,
  }
}

/** The values with other goods. A parcel that was stacked of the goods is stacked again, until the parcel is edited. */
export function withOtherGoods(values: QuoteValues, goods: readonly GoodsLine[]): QuoteValues {
  // Older drafts have measured parcels beside a stack: no goods replace those.
  const isStack = values.parcelOrigin === 'stacked' && values.parcels.length === 1
  if (!isStack) return { ...values, goods }
  const stack = stackedParcel(goods) ?? newParcel()
  // The inputs of the parcels are mounted again with a new array: a name typed in the goods must not do that.
  const parcels = values.parcels.every((one) => isSameParcel(one, stack)) ? values.parcels : [stack]
  return { ...values, goods, parcels }
}

const isSameParcel = (one: Parcel, other: Parcel) =>
  one.weight === other.weight &&
  one.length === other.length &&
  one.width === other.width &&
  one.height === other.height

/** A short code for what determines the packing of goods: their weights, sides and counts. Other goods have another code. */
export function packingCode(goods: readonly GoodsLine[]): string {
  const measures = filledGoods(goods).map(({ weight, length, width, height, count }) => [
    weight,
    length,
    width,
    height,
    count,
  ])
  // FNV-1a: the goods themselves would exceed the length of a link.
  const code = new TextEncoder()
    .encode(JSON.stringify(measures))
    .reduce((hash, byte) => Math.imul(hash ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5)
  return (code >>> 0).toString(36)
}

/** Whether the parcels are boxes of goods that have been changed since they were packed. */
export function isPackingOutdated({
  goods,
  packedGoods,
}: Pick<QuoteValues, 'goods' | 'packedGoods'>): boolean {
  return packedGoods !== '' && filledGoods(goods).length > 0 && packedGoods !== packingCode(goods)
}

/** The values with all goods stacked in one parcel. */
export function restacked(values: QuoteValues): QuoteValues {
  const blank: QuoteValues = { ...values, parcels: [newParcel()], parcelOrigin: 'stacked', packedGoods: '' }
  return withOtherGoods(blank, values.goods)
}

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

/** The entries that a quote has room for; an entry of several parcels may fit in part. */
export interface FittingEntries {
  readonly entries: readonly TextEntry[]
  /** The goods lines without room. */
  readonly goodsLeft: number
  /** The parcels without room. */
  readonly parcelsLeft: number
}

/** Splits the entries of a text into those that a quote has room for and the number of the others. */
export function fitEntries(
  { goods, parcels }: Pick<QuoteValues, 'goods' | 'parcels'>,
  entries: readonly TextEntry[],
): FittingEntries {
  const room = {
    goods: Math.max(0, mostGoods - filledGoods(goods).length),
    parcel: Math.max(0, mostParcels - parcels.filter((one) => !isBlankParcel(one)).length),
  }
  const left = { goods: 0, parcel: 0 }
  const fitting = entries.flatMap((entry): readonly TextEntry[] => {
    const { kind } = entry
    // The pieces of goods are one line.
    const lines = kind === 'goods' ? 1 : entry.count
    const taken = Math.min(lines, room[kind])
    room[kind] -= taken
    left[kind] += lines - taken
    if (taken === lines) return [entry]
    return taken === 0 ? [] : [{ ...entry, count: taken }]
  })
  return { entries: fitting, goodsLeft: left.goods, parcelsLeft: left.parcel }
}
