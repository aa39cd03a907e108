import type { Room } from './box-type.ts'
import { type BoxLimits, fittedRoom, isAllowed } from './fitted-box.ts'
import { type Piece, type Sides, sorted, volumeOf } from './piece.ts'

/** More than the sides of any parcel, in millimetres. */
const longestEver = 20_000

/** With more pieces each room takes long: fewer are tried. */
const manyPieces = 40

const proportions: readonly Sides[] = [
  [1, 1, 1],
  [3, 2, 2],
  [2, 2, 1],
]

/** The rooms for made-to-measure boxes: the largest that the limits allow, and ones for a half and a third of the pieces. */
export function fittedRooms(pieces: readonly Piece[], box: BoxLimits): readonly Room[] {
  const total = pieces.reduce((sum, { sides }) => sum + volumeOf(sides), 0)
  const airs = pieces.length > manyPieces ? [1.7] : [1.3, 1.7]
  const shared = [1, 2, 3].flatMap((boxes) =>
    [...airs, ...(boxes === 1 ? [2.5, 5] : [])].map((air) => (total / boxes) * air),
  )
  const airy = shared.flatMap((volume) =>
    (pieces.length > manyPieces ? proportions.slice(1) : proportions).map((parts) =>
      scaled(parts, volume, pieces),
    ),
  )
  const rooms = [...largest(box), ...airy].filter((inner) => isAllowed(inner, box))
  return rooms.map((inner) => fittedRoom(inner, box))
}

/** A room as large as one piece, for pieces whose proportions suit no other room. */
export function ownRooms(pieces: readonly Piece[], box: BoxLimits): readonly Room[] {
  const each = new Map(pieces.map(({ sides }) => [sorted(sides).join(), sides]))
  return [...each.values()].filter((inner) => isAllowed(inner, box)).map((inner) => fittedRoom(inner, box))
}

/** Sides with a volume, none shorter than those of the largest piece. */
function scaled(parts: Sides, volume: number, pieces: readonly Piece[]): Sides {
  const each = pieces.map(({ sides }) => sorted(sides))
  const scale = Math.cbrt(volume / volumeOf(parts))
  return parts.map((part, axis) =>
    Math.max(Math.ceil(part * scale), ...each.map((sides) => sides[axis] ?? 0)),
  ) as unknown as Sides
}

/** The largest inner sides within a limit of the longest side, or of length and girth; none without either. */
function largest({ limits: { longestSide, lengthAndGirth }, wall }: BoxLimits): readonly Sides[] {
  if (longestSide === null && lengthAndGirth === null) return []
  const inside = (outer: number) => Math.floor((outer - 2 * wall) * 10 + 1e-6)
  const long = longestSide ?? lengthAndGirth ?? 0
  return [1, 0.8, 0.6, 0.45].flatMap((part) => {
    const length = long * part
    // Length and girth are length + 2 × (width + height).
    const rest = lengthAndGirth === null ? 2 * length : Math.max(0, (lengthAndGirth - length) / 2)
    return [0.5, 0.6, 0.7].flatMap((share): readonly Sides[] => {
      const width = Math.min(length, rest * share)
      const sides: Sides = [inside(length), inside(width), inside(Math.min(width, rest - width))]
      return sides.every((side) => side > 0 && side < longestEver) ? [sides] : []
    })
  })
}
