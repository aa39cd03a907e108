import type { ResourceWith } from '#descriptor/capability.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'

/** A kind of box: inner sides in centimetres, its own weight and the most that it may weigh when it is full, in kilograms. */
export interface BoxType {
  readonly name: string
  readonly length: number
  readonly width: number
  readonly height: number
  readonly empty: number
  readonly most: number | null
}

/** The boxes that the shop has; none where they are made to measure. */
export interface BoxSettings {
  readonly boxes: readonly BoxType[]
  /** The thickness of the board in centimetres. */
  readonly wall: number
}

/** The names of the fields of the settings that describe the boxes. */
export interface BoxFields {
  readonly boxes: string
  readonly wall: string
}

/** Reads the boxes of the settings; the usual thickness of the board where the settings have none. */
export function boxSettings(
  { fields }: ResourceWith<'read'>,
  row: RowBase | undefined,
  names: BoxFields,
): BoxSettings {
  return {
    boxes: readBoxTypes(row && valueOf(row, names.boxes)),
    wall: Math.max(0, readNumber((row && valueOf(row, names.wall)) ?? fields[names.wall]?.initial) ?? 0),
  }
}

/** The boxes of the settings; lines without a size are left out. */
function readBoxTypes(raw: unknown): readonly BoxType[] {
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
