import type { ResourceWith } from '#descriptor/capability.ts'
import { readNumber } from '#descriptor/read.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'
import { type BoxType, readBoxTypes } from './box-type.ts'

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
