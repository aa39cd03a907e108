import type { ResourceWith } from '#descriptor/capability.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'
import type { Limits } from '#features/quote/rules/rule.ts'
import type { Sides } from './piece.ts'

/** A kind of box: inner sides in centimetres, its own weight and the most that it may weigh when it is full, in kilograms. */
export interface BoxType {
  readonly name: string
  readonly length: number
  readonly width: number
  readonly height: number
  readonly empty: number
  readonly most: number | null
}

/** The limits of a service for a parcel. */
export type ParcelLimits = Pick<Limits, 'weight' | 'longestSide' | 'lengthAndGirth'>

/** Room for pieces: inner sides, and the grams that may be put in. */
export interface Room {
  /** The name of the box; '' for one that is made to measure. */
  readonly name: string
  readonly inner: Sides
  readonly capacity: number
  /** Kilograms of the empty box. */
  readonly empty: number
}

/** More than any parcel weighs, in grams. */
export const anyWeight = 1e9

/** The boxes of the settings; lines without a size are left out. */
export function readBoxTypes(raw: unknown): readonly BoxType[] {
  if (!Array.isArray(raw)) return []
  return raw.filter(isRecord).flatMap((line) => {
    const [length, width, height] = [line.length, line.width, line.height].map(readNumber)
    if (!length || !width || !height || Math.min(length, width, height) <= 0) return []
    const most = readNumber(line.most)
    return [
      {
        name: readText(line.name),
        length,
        width,
        height,
        empty: Math.max(0, readNumber(line.empty) ?? 0),
        most: most !== null && most > 0 ? most : null,
      },
    ]
  })
}

/** The boxes as rooms under the limits of a service; boxes that the service refuses are left out. `wall` is in centimetres. */
export function roomsOf(boxes: readonly BoxType[], wall: number, limits: ParcelLimits): readonly Room[] {
  return boxes.flatMap(({ name, length, width, height, empty, most }) => {
    const inner = [length, width, height].map((side) => Math.floor(side * 10 + 1e-6)) as unknown as Sides
    const capacity = capacityOf(empty, most, limits)
    const isAllowed = capacity > 0 && keepsLimits(outerSides(inner, wall), limits)
    return isAllowed ? [{ name, inner, capacity, empty }] : []
  })
}

/** The grams that a box may hold: what the box and the service allow, less the box itself. */
export function capacityOf(empty: number, most: number | null, { weight }: ParcelLimits): number {
  const gross = Math.min(most ?? anyWeight, weight ?? anyWeight)
  return gross >= anyWeight ? anyWeight : Math.floor((gross - empty) * 1000 + 1e-6)
}

/** The outer sides of a box in centimetres. */
export function outerSides(inner: Sides, wall: number): Sides {
  return inner.map((side) => Number((side / 10 + 2 * wall).toFixed(2))) as unknown as Sides
}

/** Whether outer sides, in centimetres, are within the limits. */
export function keepsLimits(outer: Sides, { longestSide, lengthAndGirth }: ParcelLimits): boolean {
  const longest = Math.max(...outer)
  const girth = 2 * (outer[0] + outer[1] + outer[2]) - longest
  return longest <= (longestSide ?? Infinity) + 1e-6 && girth <= (lengthAndGirth ?? Infinity) + 1e-6
}

/** The boxes that the shop has, or the usual ones, and the thickness of their board in centimetres. */
export interface BoxSettings {
  readonly boxes: readonly BoxType[]
  /** Whether the settings have no boxes; `boxes` are the usual ones then, and boxes are made to measure by default. */
  readonly isEmpty: boolean
  readonly wall: number
}

/** The names of the fields of the settings that describe the boxes. */
export interface BoxFields {
  readonly boxes: string
  readonly wall: string
}

/** Reads the boxes of the settings; the initial values of their fields where they have not come or are empty. */
export function boxSettings(
  { fields }: ResourceWith<'read'>,
  row: RowBase | undefined,
  names: BoxFields,
): BoxSettings {
  const stored = row && valueOf(row, names.boxes)
  const boxes = readBoxTypes(stored)
  return {
    boxes: boxes.length > 0 ? boxes : readBoxTypes(fields[names.boxes]?.initial),
    isEmpty: boxes.length === 0 && Array.isArray(stored),
    wall: Math.max(0, readNumber((row && valueOf(row, names.wall)) ?? fields[names.wall]?.initial) ?? 0),
  }
}
