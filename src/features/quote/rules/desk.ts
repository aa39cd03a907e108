import { number } from '#descriptor/make-field.ts'
import type { Problem } from '#descriptor/problem.ts'
import { isRecord, readNumber, readText, readTexts } from '#descriptor/read.ts'
import { problemOf } from '#descriptor/validate.ts'
import { type Asked, defaults } from './calculators.ts'
import type { Parcel } from './weigh.ts'

/** Somebody who was picked: the id, the words, and the code that calls name them by. */
export interface Picked {
  readonly value: string
  readonly label: string
  readonly code: string
}

/** All that is typed and chosen at the quote desk. */
export interface Desk extends Asked {
  readonly customer: Picked | null
  readonly consignee: Picked | null
  /** The codes of the extra services. */
  readonly extras: readonly string[]
  /** The currency that amounts are shown in; '' is the server's own. */
  readonly currency: string
}

/** Where something wrong stands: a field's name, or `parcels.0.weight`. */
export type DeskProblems = Readonly<Record<string, Problem>>

const noParcel: Parcel = { weight: null, length: null, width: null, height: null }

/** A desk nobody has touched. */
export const emptyDesk: Desk = {
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

/** Limits of what is typed, in the grammar's own words; the screen gives the labels. */
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

/** The most parcels of one shipment. */
export const mostParcels = 50

/** Why the desk cannot be asked about yet; empty when all is in order. */
export function deskProblems(desk: Desk): DeskProblems {
  const problems: Record<string, Problem> = {}
  const note = (name: string, found: Problem | null) => {
    if (found) problems[name] = found
  }
  desk.parcels.forEach((parcel, at) => {
    for (const name of ['weight', 'length', 'width', 'height'] as const)
      note(`parcels.${at}.${name}`, problemOf(limits[name], parcel[name]))
  })
  for (const name of ['goodsValue', 'items', 'otherFees'] as const)
    note(name, problemOf(limits[name], desk[name]))
  return problems
}

/** A desk as it was written down; what cannot be read is as on an empty one. */
export function readDesk(raw: unknown): Desk | null {
  if (!isRecord(raw)) return null
  const parcels = Array.isArray(raw.parcels) ? raw.parcels.slice(0, mostParcels).map(readParcel) : []
  return {
    customer: readPicked(raw.customer),
    consignee: readPicked(raw.consignee),
    country: readText(raw.country) || emptyDesk.country,
    packageType: readText(raw.packageType) || emptyDesk.packageType,
    goodsValue: numberIn(raw.goodsValue),
    items: numberIn(raw.items),
    account: readText(raw.account),
    otherFees: numberIn(raw.otherFees),
    parcels: parcels.length > 0 ? parcels : emptyDesk.parcels,
    extras: readTexts(raw.extras),
    currency: readText(raw.currency),
  }
}

/** A parcel that was only added and never filled in. */
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
