import { capacityOf, keepsLimits, outerSides, type ParcelLimits, type Room } from './box-type.ts'
import { type Filled, packRooms } from './pack-pieces.ts'
import { type Piece, type Sides, sorted, volumeOf } from './piece.ts'

/** More than the sides of any parcel, in millimetres. */
const longestEver = 20_000

/** With more pieces each room takes long: fewer are tried. */
const manyPieces = 40

const roomProportions: readonly Sides[] = [
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
    (pieces.length > manyPieces ? roomProportions.slice(1) : roomProportions).map((parts) =>
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

/** The limits and the thickness of the board in centimetres. */
export interface BoxLimits {
  readonly limits: ParcelLimits
  readonly wall: number
}

/** Boxes that are tried for a number of pieces: the time of a run of the library rises with its square and more. */
const triesFor = (pieces: number) => Math.min(60, Math.max(4, Math.round(60_000 / pieces ** 2)))

/** The multiples of the longest piece and of the middle and short sides that are tried. */
const multiples = [1, 2, 3, 4, 5]

/** Proportions of boxes that are tried. */
const proportions: readonly Sides[] = [
  [1, 1, 1],
  [3, 2, 2],
  [3, 2, 1],
  [2, 1, 1],
  [2, 2, 1],
]

/**
 * The smallest box found that holds the pieces of a filled room within the limits: boxes with more and more volume are
 * tried, at last the one around the pieces as they were placed.
 */
export function fittedBox(filled: Filled, box: BoxLimits): Filled {
  const pieces = filled.placed.map(({ piece }) => piece)
  const around = wrapped(filled, box)
  const candidates = candidatesOf(pieces)
    .filter((inner) => volumeOf(inner) < volumeOf(around.room.inner) && isAllowed(inner, box))
    .toSorted((one, other) => volumeOf(one) - volumeOf(other))
    .slice(0, triesFor(pieces.length))
  for (const inner of candidates) {
    const found = packInto({ ...around.room, inner }, pieces)
    const smaller = found && wrapped(found, box)
    if (smaller && volumeOf(smaller.room.inner) <= volumeOf(around.room.inner)) return smaller
  }
  return around
}

/** The room for one made-to-measure box. */
function fittedRoom(inner: Sides, { limits }: BoxLimits): Room {
  return { name: '', inner, capacity: capacityOf(0, null, limits), empty: 0 }
}

/** Whether a box of these inner sides is within the limits. */
export function isAllowed(inner: Sides, { limits, wall }: BoxLimits): boolean {
  return keepsLimits(outerSides(inner, wall), limits)
}

function packInto(room: Room, pieces: readonly Piece[]): Filled | null {
  const { filled, rest } = packRooms([room], pieces)
  return rest.length === 0 ? (filled[0] ?? null) : null
}

/** The box around pieces as they are placed, with outer sides of whole centimetres where the limits allow it. */
function wrapped({ room, placed }: Filled, box: BoxLimits): Filled {
  const exact = [0, 1, 2].map((axis) =>
    Math.max(...placed.map(({ at, sides }) => (at[axis] ?? 0) + (sides[axis] ?? 0))),
  ) as unknown as Sides
  const board = box.wall * 20
  const whole = exact.map((side) => Math.ceil((side + board) / 10 - 1e-6) * 10 - board) as unknown as Sides
  return { placed, room: { ...room, inner: isAllowed(whole, box) ? whole : exact } }
}

/** Boxes that could hold the pieces: grids of the largest piece, and usual proportions with ever more air. */
function candidatesOf(pieces: readonly Piece[]): readonly Sides[] {
  const total = pieces.reduce((sum, { sides }) => sum + volumeOf(sides), 0)
  const each = pieces.map(({ sides }) => sorted(sides))
  const least = [0, 1, 2].map((axis) => Math.max(...each.map((sides) => sides[axis] ?? 0)))
  const [long = 0, middle = 0, short = 0] = least
  const grids = multiples.flatMap((i) =>
    multiples.flatMap((j) => multiples.map((k): Sides => [i * long, j * middle, k * short])),
  )
  const airy = [1.05, 1.15, 1.3, 1.5, 1.8, 2.2].flatMap((air) =>
    proportions.map((parts): Sides => {
      const scale = Math.cbrt((total * air) / volumeOf(parts))
      // A side shorter than that of the largest piece would hold nothing.
      return parts.map((part, axis) =>
        Math.max(Math.ceil(part * scale), least[axis] ?? 0),
      ) as unknown as Sides
    }),
  )
  return [...grids, ...airy].filter((sides) => volumeOf(sides) >= total)
}
