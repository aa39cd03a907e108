import { number } from '#descriptor/make-field.ts'
import { isRecord, readNumber, readTexts } from '#descriptor/read.ts'
import { problemOf } from '#descriptor/validate.ts'
import { type Text, text } from '#text/text.ts'
import { mostLines, readBounded, readLine, readLines } from './bounds.ts'
import { defaults, type PriceInput } from './calculators.ts'
import {
  domesticFreightOf,
  type FollowingValue,
  filledGoods,
  type GoodsLine,
  goodsCount,
  goodsYen,
  isBlankGoods,
  type QuoteSource,
  readGoods,
  readSource,
} from './goods.ts'
import { missingSides, type Parcel } from './weigh.ts'

/** A customer or consignee: chosen, or as typed without an id and a code for requests. */
export interface Picked {
  readonly value: string
  readonly label: string
  readonly code: string
  /** The word that a message in Vietnamese has before the name; absent if unknown. */
  readonly honorific?: string
}

/** Parcels without the weight of their boxes: packed into boxes of unknown weight, or several goods stacked as one parcel. */
export type ParcelOrigin = 'packed' | 'stacked'

/** The values of the quote form. */
export interface QuoteValues extends PriceInput {
  readonly customer: Picked | null
  readonly consignee: Picked | null
  /** The codes of the extra services. */
  readonly extras: readonly string[]
  /** What the goods contain of what services refuse: kinds and words of the rules. */
  readonly contents: readonly string[]
  /** The currency of all amounts; '' is the server's currency. */
  readonly currency: string
  /** The goods to buy; none where the customer has them already. */
  readonly goods: readonly GoodsLine[]
  /** The yen for sending the goods to the warehouse in Japan. */
  readonly domesticFreight: number | null
  /** The values that follow the goods and were typed: they are kept as they are. */
  readonly typed: readonly FollowingValue[]
  /** How the parcels were made; null for measured ones. */
  readonly parcelOrigin: ParcelOrigin | null
  /** The code of the goods that the parcels were packed of; '' for parcels that were not packed. */
  readonly packedGoods: string
  /** The record that the quote answers. */
  readonly source: QuoteSource | null
}

/** Problems by field name or path, such as `parcels.0.weight`. */
export type QuoteProblems = Readonly<Record<string, Text>>

const noParcel: Parcel = { weight: null, length: null, width: null, height: null }

/** The initial values of the quote form. */
export const emptyQuoteValues: QuoteValues = {
  customer: null,
  consignee: null,
  country: 'VN',
  packageType: defaults.packageType,
  goodsValue: defaults.goodsValue,
  items: defaults.items,
  account: '',
  otherFees: null,
  parcels: [noParcel],
  extras: [],
  contents: [],
  currency: '',
  goods: [],
  domesticFreight: null,
  typed: [],
  parcelOrigin: null,
  packedGoods: '',
  source: null,
}

/** Whether two forms have the same values. */
export function isSameQuote(one: QuoteValues, other: QuoteValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The limits of the inputs, as field definitions; the screen provides the labels. */
const side = number('', { min: 0.1, max: 1000 })
const limits = {
  weight: number('', { required: true, min: 0.001, max: 1000 }),
  length: side,
  width: side,
  height: side,
  goodsValue: number('', { min: 0, max: 1e12 }),
  items: number('', { required: true, integer: true, min: 1, max: 9999 }),
  otherFees: number('', { min: 0, max: 1e12 }),
  domesticFreight: number('', { min: 0, max: 1e9 }),
  price: number('', { min: 0, max: 1e9 }),
  count: number('', { required: true, integer: true, min: 1, max: 9999 }),
  goodsWeight: number('', { min: 0.001, max: 1000 }),
} as const

const sideMissing = text('Hãy điền đủ ba cạnh, hoặc bỏ trống cả ba.')

/** The maximum number of parcels of a shipment. */
export const mostParcels = mostLines.parcels

/** The maximum number of goods lines. */
export const mostGoods = mostLines.goods

/** The problems that prevent a request; empty if there are none. */
export function quoteProblems(values: QuoteValues): QuoteProblems {
  const problems: Record<string, Text> = {}
  const note = (name: string, found: Text | null) => {
    if (found) problems[name] = found
  }
  const noteMissingSides = (path: string, parcel: Parcel) => {
    for (const name of missingSides(parcel)) problems[`${path}.${name}`] ??= sideMissing
  }
  values.parcels.forEach((parcel, at) => {
    for (const name of ['weight', 'length', 'width', 'height'] as const)
      note(`parcels.${at}.${name}`, problemOf(limits[name], parcel[name]))
    noteMissingSides(`parcels.${at}`, parcel)
  })
  values.goods.forEach((line, at) => {
    if (isBlankGoods(line)) return
    for (const name of ['price', 'count', 'length', 'width', 'height'] as const)
      note(`goods.${at}.${name}`, problemOf(limits[name], line[name]))
    note(`goods.${at}.weight`, problemOf(limits.goodsWeight, line.weight))
    if (values.parcelOrigin === 'stacked') noteMissingSides(`goods.${at}`, line)
  })
  for (const name of ['goodsValue', 'items', 'otherFees'] as const)
    note(name, problemOf(limits[name], values[name]))
  note('domesticFreight', problemOf(limits.domesticFreight, domesticFreightOf(values)))
  return problems
}

/** Parses stored form values; invalid values fall back to the initial ones. */
export function readQuoteValues(raw: unknown): QuoteValues | null {
  if (!isRecord(raw)) return null
  const parcels = Array.isArray(raw.parcels) ? raw.parcels.slice(0, mostParcels).map(readParcel) : []
  return {
    customer: readPicked(raw.customer),
    consignee: readPicked(raw.consignee),
    country: readLine(raw.country) || emptyQuoteValues.country,
    packageType: readLine(raw.packageType) || emptyQuoteValues.packageType,
    goodsValue: readBounded(raw.goodsValue),
    items: readBounded(raw.items),
    account: readLine(raw.account),
    otherFees: readBounded(raw.otherFees),
    parcels: parcels.length > 0 ? parcels : emptyQuoteValues.parcels,
    extras: readLines(raw.extras),
    contents: readLines(raw.contents),
    currency: readLine(raw.currency, 10),
    goods: readGoods(raw.goods),
    domesticFreight: readBounded(raw.domesticFreight),
    typed: Array.isArray(raw.typed)
      ? following.filter((name) => readTexts(raw.typed).includes(name))
      : typedIn(raw),
    parcelOrigin: (['packed', 'stacked'] as const).find((one) => one === raw.parcelOrigin) ?? null,
    packedGoods: readLine(raw.packedGoods, 10),
    source: readSource(raw.source),
  }
}

/**
 * The values as they are sent: the value of the goods in đồng and their number follow the goods lines, unless they were
 * typed. Without a rate the value stays as it is.
 */
export function sentValues(values: QuoteValues, rate: number | null): QuoteValues {
  const { goods, typed } = values
  if (filledGoods(goods).length === 0) return values
  const yen = goodsYen(goods)
  const isTyped = (name: FollowingValue) => typed.includes(name)
  return {
    ...values,
    ...(!isTyped('goodsValue') && rate !== null && { goodsValue: Math.round(yen * rate) }),
    ...(!isTyped('items') && { items: Math.max(1, goodsCount(goods)) }),
  }
}

/** The customer of a quote: the chosen one, else the writer of the request that it answers; '' for none. */
export function customerLabel({ customer, source }: Pick<QuoteValues, 'customer' | 'source'>): string {
  return customer?.label || source?.name || ''
}

/** A new parcel without values. */
export function newParcel(): Parcel {
  return noParcel
}

/** Whether nothing of a parcel is filled in. */
export function isBlankParcel(parcel: Parcel): boolean {
  return Object.values(parcel).every((value) => value === null)
}

const following: readonly FollowingValue[] = ['goodsValue', 'items']

/** In values of earlier versions, those that differ from the defaults were typed. */
function typedIn(raw: Readonly<Record<string, unknown>>): readonly FollowingValue[] {
  return following.filter((name) => (readNumber(raw[name]) ?? defaults[name]) !== defaults[name])
}

function readParcel(raw: unknown): Parcel {
  const from = isRecord(raw) ? raw : {}
  return {
    weight: readBounded(from.weight),
    length: readBounded(from.length),
    width: readBounded(from.width),
    height: readBounded(from.height),
  }
}

function readPicked(raw: unknown): Picked | null {
  if (!isRecord(raw)) return null
  const [value, label, honorific] = [readLine(raw.value), readLine(raw.label), readLine(raw.honorific, 20)]
  if (value === '' && label === '') return null
  return { value, label, code: readLine(raw.code), ...(honorific && { honorific }) }
}
