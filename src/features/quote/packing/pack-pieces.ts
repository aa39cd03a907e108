import { type Item3D, pack3D } from 'binpackingjs/3d'
import type { Parcel } from '#features/quote/rules/weigh.ts'
import type { Room } from './box-type.ts'
import { type Piece, type Sides, volumeOf } from './piece.ts'

/** A piece in its place: the corner next to the origin, and its sides along length, width and height. */
export interface Placed {
  readonly piece: Piece
  readonly at: Sides
  readonly sides: Sides
}

/** A room with its pieces. */
export interface Filled {
  readonly room: Room
  readonly placed: readonly Placed[]
}

/** The axes of the room in the order in which the library fills them. */
type Axes = readonly [number, number, number]

/** The library's own order first. */
const orders: readonly Axes[] = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 1, 0],
]

/** The most pieces for which the other orders are tried as well. */
const mostPiecesToTurn = 60

/** Packs pieces into the rooms by the library, in its order; rooms without pieces are left out. */
export function packRooms(
  rooms: readonly Room[],
  pieces: readonly Piece[],
  axes: Axes = orders[0] as Axes,
): { readonly filled: readonly Filled[]; readonly rest: readonly Piece[] } {
  const [x, y, z] = axes
  const items = pieces.map(({ sides: [width, height, depth], grams }, at) => ({
    name: String(at),
    width,
    height,
    depth,
    weight: grams,
  }))
  const bins = rooms.map(({ inner, capacity }, at) => ({
    name: String(at),
    width: inner[x] ?? 0,
    height: inner[y] ?? 0,
    depth: inner[z] ?? 0,
    maxWeight: capacity,
  }))
  const { packedBins, unfitItems } = pack3D({ bins, items, factor: 1 })
  const pieceOf = ({ name }: Item3D) => pieces[Number(name)] as Piece
  // Back from the library's order of axes: its axis `n` is the axis `axes[n]` of the room.
  const back = (values: Sides) => [0, 1, 2].map((axis) => values[axes.indexOf(axis)]) as unknown as Sides
  return {
    rest: unfitItems.map(pieceOf),
    filled: packedBins.flatMap(({ name, items: packed }) => {
      const placed = packed.map(({ sourceItem, position, dimension }) => ({
        piece: pieceOf(sourceItem),
        at: back(position),
        sides: back(dimension),
      }))
      return placed.length > 0 ? [{ room: rooms[Number(name)] as Room, placed }] : []
    }),
  }
}

/** Packs as many pieces as possible into one room, in the best of several orders; null if none fits. */
function packOne(room: Room, pieces: readonly Piece[]): Filled | null {
  const tried = pieces.length > mostPiecesToTurn ? orders.slice(0, 1) : orders
  let best: Filled | null = null
  for (const axes of tried) {
    const [filled] = packRooms([room], pieces, axes).filled
    if (filled?.placed.length === pieces.length) return filled
    if (filled && (!best || packedVolume(filled) > packedVolume(best))) best = filled
  }
  return best
}

/** Fills equal rooms one after the other; null if a piece is left over. */
function packEqual(
  room: Room,
  pieces: readonly Piece[],
  one: (room: Room, pieces: readonly Piece[]) => Filled | null = packOne,
): readonly Filled[] | null {
  return packByTurns(pieces, (rest) => one(room, rest))
}

/** Fills boxes one after the other until nothing is left; null if a piece is left over. */
function packByTurns(
  pieces: readonly Piece[],
  next: (rest: readonly Piece[]) => Filled | null,
): readonly Filled[] | null {
  const boxes: Filled[] = []
  let rest = pieces
  while (rest.length > 0) {
    const filled = next(rest)
    if (!filled || filled.placed.length === 0) return null
    boxes.push(filled)
    rest = without(rest, filled)
  }
  return boxes
}

/** The volume of the pieces in a box. */
function packedVolume({ placed }: Filled): number {
  return placed.reduce((sum, { sides }) => sum + volumeOf(sides), 0)
}

/** The pieces that are not in a box; pieces of one item are equal, so that they are counted. */
function without(pieces: readonly Piece[], { placed }: Filled): readonly Piece[] {
  const packed = new Map<Piece, number>()
  for (const { piece } of placed) packed.set(piece, (packed.get(piece) ?? 0) + 1)
  return pieces.filter((piece) => {
    const count = packed.get(piece) ?? 0
    if (count > 0) packed.set(piece, count - 1)
    return count === 0
  })
}

/** A box with its pieces, and the parcel that it makes. */
export interface PackedBox {
  /** The name of the box; '' for one that is made to measure. */
  readonly name: string
  readonly inner: Sides
  readonly placed: readonly Placed[]
  /** The kilograms of the empty box; 0 for one that is made to measure, and where the settings have none. */
  readonly empty: number
  /** Outer sides and the weight of the pieces and the empty box. */
  readonly parcel: Parcel
}

/** Whether the weight of the empty box is unknown. */
export function isUnweighed({ empty }: Pick<PackedBox, 'empty'>): boolean {
  return empty === 0
}

/** Ways to distribute the pieces over equal rooms, and those with the capacity for a half or a third of the weight. */
export function equalPackings(
  pieces: readonly Piece[],
  rooms: readonly Room[],
): readonly (readonly Filled[])[] {
  const equal = [...rooms, ...halved(pieces, rooms)]
  // The best order for one box may leave worse pieces for the next: the order of the library alone is tried as well.
  return [packOne, inOneOrder]
    .flatMap((one) => equal.map((room) => packEqual(room, pieces, one)))
    .filter((filled) => filled !== null)
}

/** Ways to distribute the pieces over rooms of several kinds. */
export function mixedPackings(
  pieces: readonly Piece[],
  rooms: readonly Room[],
): readonly (readonly Filled[])[] {
  return [packByTurns(pieces, (rest) => fullest(rooms, rest)), mixed(rooms, pieces)].filter(
    (filled) => filled !== null,
  )
}

/** The rooms with the capacity for a half and a third of the weight, for prices that rise with the weight of a parcel. */
function halved(pieces: readonly Piece[], rooms: readonly Room[]): readonly Room[] {
  const grams = pieces.map((piece) => piece.grams)
  const [total, heaviest] = [grams.reduce((sum, one) => sum + one, 0), Math.max(...grams)]
  return [2, 3].flatMap((boxes) => {
    const capacity = Math.max(heaviest, Math.ceil((total / boxes) * 1.05))
    return rooms.flatMap((room) => (capacity < room.capacity ? [{ ...room, capacity }] : []))
  })
}

function inOneOrder(room: Room, pieces: readonly Piece[]): Filled | null {
  return packRooms([room], pieces).filled[0] ?? null
}

/** The smallest room that holds all pieces, else the one with the most of them by volume. */
function fullest(rooms: readonly Room[], pieces: readonly Piece[]): Filled | null {
  const filled = rooms.flatMap((room) => packOne(room, pieces) ?? [])
  const whole = filled.filter(({ placed }) => placed.length === pieces.length)
  const bySize = (one: Filled, other: Filled) => volumeOf(one.room.inner) - volumeOf(other.room.inner)
  const byContent = (one: Filled, other: Filled) => packedVolume(other) - packedVolume(one)
  return (whole.length > 0 ? whole.toSorted(bySize)[0] : filled.toSorted(byContent)[0]) ?? null
}

/** The library's own choice among enough rooms of every kind. */
function mixed(rooms: readonly Room[], pieces: readonly Piece[]): readonly Filled[] | null {
  const { filled, rest } = packRooms(
    rooms.flatMap((room) => pieces.map(() => room)),
    pieces,
  )
  return rest.length === 0 ? filled : null
}

/** The smallest of the rooms that hold the pieces of a filled one; itself if none is smaller. */
export function inSmallest(filled: Filled, rooms: readonly Room[]): Filled {
  const pieces = filled.placed.map(({ piece }) => piece)
  const smaller = rooms
    .filter(({ inner }) => volumeOf(inner) < volumeOf(filled.room.inner))
    .toSorted((one, other) => volumeOf(one.inner) - volumeOf(other.inner))
  for (const room of smaller) {
    const found = packOne(room, pieces)
    if (found?.placed.length === pieces.length) return found
  }
  return filled
}
