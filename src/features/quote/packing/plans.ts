import { clean, type WeighRule } from '#features/quote/rules/rule.ts'
import { weighShipment } from '#features/quote/rules/weigh.ts'
import {
  anyWeight,
  type BoxType,
  capacityOf,
  keepsLimits,
  outerSides,
  type ParcelLimits,
  type Room,
  roomsOf,
} from './box-type.ts'
import { type BoxLimits, fittedBox, fittedRooms, isAllowed, ownRooms } from './fitted-box.ts'
import {
  equalPackings,
  type Filled,
  inSmallest,
  mixedPackings,
  type PackedBox,
  type Placed,
} from './pack-pieces.ts'
import { fitsInto, type PackItem, type Piece, piecesOf, type Sides, sorted, volumeOf } from './piece.ts'

/**
 * Whether boxes hold every piece once, inside of the box and beside each other, and no parcel is over a limit. The result of
 * the library is checked before it is shown.
 */
export function isSound(
  boxes: readonly PackedBox[],
  pieces: readonly Piece[],
  limits: ParcelLimits,
): boolean {
  return holdsAll(boxes, pieces) && boxes.every((box) => isSoundBox(box) && isWithin(box, limits))
}

function holdsAll(boxes: readonly Pick<Filled, 'placed'>[], pieces: readonly Piece[]): boolean {
  const count = (all: readonly Piece[]) =>
    all
      .map(({ item }) => item)
      .toSorted((one, other) => one - other)
      .join()
  return count(boxes.flatMap(({ placed }) => placed.map(({ piece }) => piece))) === count(pieces)
}

function isSoundBox({ placed, inner }: PackedBox): boolean {
  return placed.every(
    (one, index) =>
      sorted(one.sides).join() === sorted(one.piece.sides).join() &&
      one.at.every((from, axis) => from >= 0 && from + (one.sides[axis] ?? 0) <= (inner[axis] ?? 0)) &&
      placed.slice(index + 1).every((other) => !overlaps(one, other)),
  )
}

function overlaps(one: Placed, other: Placed): boolean {
  return [0, 1, 2].every((axis) => start(one, axis) < end(other, axis) && start(other, axis) < end(one, axis))
}

const start = ({ at }: Placed, axis: number) => at[axis] ?? 0
const end = ({ at, sides }: Placed, axis: number) => (at[axis] ?? 0) + (sides[axis] ?? 0)

function isWithin({ parcel: { weight, length, width, height } }: PackedBox, limits: ParcelLimits): boolean {
  const outer: Sides = [length ?? 0, width ?? 0, height ?? 0]
  return (weight ?? 0) <= (limits.weight ?? Infinity) + 1e-6 && keepsLimits(outer, limits)
}

/** Boxes that hold all pieces, with their billable kilograms. */
export interface PackingPlan {
  readonly boxes: readonly PackedBox[]
  readonly billable: number
}

/** An item that cannot be packed: no box of the shop holds it, or the service takes none as large or as heavy. */
export interface Unpackable {
  readonly item: number
  readonly reason: 'noBox' | 'size' | 'weight'
}

/** The items to pack and the boxes to choose from. */
export interface PackInput {
  readonly items: readonly PackItem[]
  /** Empty for boxes that are made to measure. */
  readonly boxes: readonly BoxType[]
  /** The thickness of the board in centimetres. */
  readonly wall: number
}

/** The ways to pack within the limits of a service, and the items that are in none of them. */
export interface Packing {
  readonly ways: readonly (readonly PackedBox[])[]
  readonly unpackable: readonly Unpackable[]
}

/** Numbers of boxes: the lowest one and the next two. */
const mostCounts = 3
/** Packings with the same number of boxes, at most: those with the least volume. */
const mostOfCount = 2
/** With more pieces each run of the library takes long: fewer ways are compared. */
const manyPieces = 40

/** The ways to pack the items within limits, with the fewest boxes and with some more. */
export function packWithin({ items, boxes, wall }: PackInput, limits: ParcelLimits): Packing {
  const all = piecesOf(items)
  const box: BoxLimits = { limits, wall }
  const isFitted = boxes.length === 0
  const shopRooms = isFitted ? [] : roomsOf(boxes, wall, limits)
  const unpackable = isFitted
    ? unpackableOf(all, (sides) => (isAllowed(sides, box) ? capacityOf(0, null, limits) : null))
    : unpackableOf(all, capacityIn(shopRooms), capacityIn(roomsOf(boxes, wall, noLimits)))
  const left = new Set(unpackable.map(({ item }) => item))
  const pieces = all.filter(({ item }) => !left.has(item))
  if (pieces.length === 0) return { ways: [], unpackable }
  const rooms = isFitted ? fittedRooms(pieces, box) : shopRooms
  const equal = equalPackings(pieces, rooms)
  const packings =
    isFitted && equal.length > 0
      ? equal
      : [...equal, ...mixedPackings(pieces, isFitted ? [...rooms, ...ownRooms(pieces, box)] : rooms)]
  const finish = (filled: Filled) => (isFitted ? fittedBox(filled, box) : inSmallest(filled, rooms))
  const ways = leastOfCounts(packings, pieces.length > manyPieces ? 1 : mostOfCount).map((filled) =>
    filled.map((one) => packedBox(finish(one), items, wall)),
  )
  return { ways: ways.filter((way) => isSound(way, pieces, limits)), unpackable }
}

/** The plan with the least billable weight for each number of boxes, fewest boxes first. */
export function plansFor({ ways }: Packing, rule: WeighRule): readonly PackingPlan[] {
  const best = new Map<number, PackingPlan>()
  for (const boxes of ways) {
    const { billable } = weighShipment(
      boxes.map(({ parcel }) => parcel),
      rule,
    )
    const other = best.get(boxes.length)
    if (!other || billable < other.billable) best.set(boxes.length, { boxes, billable })
  }
  return [...best.values()].toSorted((one, other) => one.boxes.length - other.boxes.length)
}

/** The grams that a room for a piece of these sides may hold; null without such a room. */
type CapacityFor = (sides: Sides) => number | null

/** The items that no room holds; without limits of the service, `shop` has room for the pieces that a box of the shop holds. */
function unpackableOf(
  pieces: readonly Piece[],
  capacity: CapacityFor,
  shop: CapacityFor = () => anyWeight,
): readonly Unpackable[] {
  const each = new Map(pieces.map((piece) => [piece.item, piece]))
  return [...each.values()].flatMap(({ item, sides, grams }): readonly Unpackable[] => {
    if (grams <= (capacity(sides) ?? -1)) return []
    if (grams > (shop(sides) ?? -1)) return [{ item, reason: 'noBox' }]
    return [{ item, reason: capacity(sides) === null ? 'size' : 'weight' }]
  })
}

function capacityIn(rooms: readonly Room[]): CapacityFor {
  return (sides) => {
    const roomy = rooms.filter(({ inner }) => fitsInto(sides, inner))
    return roomy.length > 0 ? Math.max(...roomy.map(({ capacity }) => capacity)) : null
  }
}

const noLimits: ParcelLimits = { weight: null, longestSide: null, lengthAndGirth: null }

/** Some packings for each of the lowest numbers of boxes: those whose boxes have the least volume. */
function leastOfCounts(all: readonly (readonly Filled[])[], most: number): readonly (readonly Filled[])[] {
  const counts = [...new Set(all.map((boxes) => boxes.length))].toSorted((one, other) => one - other)
  const volume = (boxes: readonly Filled[]) => boxes.reduce((sum, { room }) => sum + volumeOf(room.inner), 0)
  return counts.slice(0, mostCounts).flatMap((count) =>
    all
      .filter((boxes) => boxes.length === count)
      .toSorted((one, other) => volume(one) - volume(other))
      .slice(0, most),
  )
}

function packedBox({ room, placed }: Filled, items: readonly PackItem[], wall: number): PackedBox {
  const [length, width, height] = outerSides(room.inner, wall)
  const kilos = placed.reduce((sum, { piece }) => sum + (items[piece.item]?.weight ?? 0), room.empty)
  const { name, inner, empty } = room
  return { name, inner, placed, empty, parcel: { weight: clean(kilos), length, width, height } }
}
