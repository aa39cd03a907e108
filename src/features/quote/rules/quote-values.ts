import { number } from '#descriptor/make-field.ts'
import type { Problem } from '#descriptor/problem.ts'
import { isRecord, readNumber, readText, readTexts } from '#descriptor/read.ts'
import { problemOf } from '#descriptor/validate.ts'
import { defaults, type PriceInput } from './calculators.ts'
import type { Parcel } from './weigh.ts'

/** A chosen customer or consignee: the id, the label, and the code for requests. */
export interface Picked {
  readonly value: string
  readonly label: string
  readonly code: string
}

/** The values of the quote form. */
export interface QuoteValues extends PriceInput {
  readonly customer: Picked | null
  readonly consignee: Picked | null
  /** The codes of the extra services. */
  readonly extras: readonly string[]
  /** The currency of all amounts; '' is the server's currency. */
  readonly currency: string
}

/** Problems by field name or path, such as `parcels.0.weight`. */
export type QuoteProblems = Readonly<Record<string, Problem>>

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
  currency: '',
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
} as const

/** The maximum number of parcels of a shipment. */
export const mostParcels = 50

/** The problems that prevent a request; empty if there are none. */
export function quoteProblems(values: QuoteValues): QuoteProblems {
  const problems: Record<string, Problem> = {}
  const note = (name: string, found: Problem | null) => {
    if (found) problems[name] = found
  }
  values.parcels.forEach((parcel, at) => {
    for (const name of ['weight', 'length', 'width', 'height'] as const)
      note(`parcels.${at}.${name}`, problemOf(limits[name], parcel[name]))
  })
  for (const name of ['goodsValue', 'items', 'otherFees'] as const)
    note(name, problemOf(limits[name], values[name]))
  return problems
}

/** Parses stored form values; invalid values fall back to the initial ones. */
export function readQuoteValues(raw: unknown): QuoteValues | null {
  if (!isRecord(raw)) return null
  const parcels = Array.isArray(raw.parcels) ? raw.parcels.slice(0, mostParcels).map(readParcel) : []
  return {
    customer: readPicked(raw.customer),
    consignee: readPicked(raw.consignee),
    country: readText(raw.country) || emptyQuoteValues.country,
    packageType: readText(raw.packageType) || emptyQuoteValues.packageType,
    goodsValue: numberIn(raw.goodsValue),
    items: numberIn(raw.items),
    account: readText(raw.account),
    otherFees: numberIn(raw.otherFees),
    parcels: parcels.length > 0 ? parcels : emptyQuoteValues.parcels,
    extras: readTexts(raw.extras),
    currency: readText(raw.currency),
  }
}

/** A new parcel without values. */
export function newParcel(): Parcel {
  return noParcel
}

const numberIn = (raw: unknown) => readNumber(raw)

function readParcel(raw: unknown): Parcel {
  const from = isRecord(raw) ? raw : {}
  return {
    weight: numberIn(from.weight),
    length: numberIn(from.length),
    width: numberIn(from.width),
    height: numberIn(from.height),
  }
}

function readPicked(raw: unknown): Picked | null {
  if (!isRecord(raw)) return null
  const value = readText(raw.value)
  return value === '' ? null : { value, label: readText(raw.label), code: readText(raw.code) }
}
