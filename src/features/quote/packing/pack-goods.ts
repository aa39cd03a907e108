import { type Item3D, pack3D } from 'binpackingjs/3d'
import type { GoodsLine } from '#features/quote/rules/goods.ts'
import { limitsBroken } from '#features/quote/rules/limits.ts'
import { clean, type WeighRule } from '#features/quote/rules/rule.ts'
import { weighShipment } from '#features/quote/rules/weigh.ts'
import type { BoxSettings } from './box-settings.ts'
import {
  endOf,
  isSound,
  longestFirst,
  type PackedBox,
  type Piece,
  type Placed,
  piecesOf,
  type Sides,
} from './packed-box.ts'

/** A box to fill: its inner sides, the grams that may be put in, and its own kilograms. */
interface Room {
  /** '' for a box that is made to measure. */
  readonly name: string
  readonly inner: Sides
  readonly capacity: number
  /** 0 for a box that is made to measure, and where the settings have none. */
  readonly empty: number
}

interface FilledRoom {
  readonly room: Room
  readonly placed: readonly Placed[]
}

/** The boxes that hold all goods, with their billable kilograms. */
export interface PackingPlan {
  readonly boxes: readonly PackedBox[]
  readonly billable: number
}

/** The goods to pack, and the boxes to choose from. */
export interface PackInput extends BoxSettings {
  readonly goods: readonly GoodsLine[]
}

/**
 * The plan with the least billable weight under a rule, and the fewest boxes among these; null where no way was found to pack
 * all goods within the limits.
 */
export function lightestPlan(input: PackInput, rule: WeighRule): PackingPlan | null {
  const isToMeasure = input.boxes.length === 0
  const pieces = piecesOf(input.goods) ?? []
  const rooms = isToMeasure ? roomsToMeasure(pieces, rule) : shopRooms(input, rule)
  const shrink = (filled: FilledRoom) =>
    isToMeasure ? cutToMeasure(filled, input.wall) : inSmallestRoom(filled, rooms, input.wall)
  const plans = waysToFill(rooms, pieces)
    .map((way) => way.map((filled) => packedBox(shrink(filled), input)))
    .filter((boxes) => isSound(boxes, pieces, rule))
    .map((boxes) => ({
      boxes,
      billable: weighShipment(
        boxes.map(({ parcel }) => parcel),
        rule,
      ).billable,
    }))
  const byWeight = (one: PackingPlan, other: PackingPlan) => one.billable - other.billable
  const byCount = (one: PackingPlan, other: PackingPlan) => one.boxes.length - other.boxes.length
  // The weight of boxes that are made to measure is unknown: more of them would seem lighter than they are.
  const [first, second] = isToMeasure ? [byCount, byWeight] : [byWeight, byCount]
  return plans.toSorted((one, other) => first(one, other) || second(one, other))[0] ?? null
}

/** The boxes of the shop that the rule takes. */
function shopRooms({ boxes, wall }: PackInput, rule: WeighRule): readonly Room[] {
  return boxes
    .map(({ name, length, width, height, empty, most }): Room => {
      const inner = [length, width, height].map((side) => Math.floor(side * 10 + 1e-6)) as unknown as Sides
      return { name, inner, capacity: capacityOf(empty, most, rule), empty }
    })
    .filter(({ inner, empty, capacity }) => {
      const [length, width, height] = outerSides(inner, wall)
      return capacity > 0 && limitsBroken(rule, [{ weight: empty, length, width, height }], null).length === 0
    })
}

/** The grams that a box may hold: what the box and the rule allow, less the box itself. */
function capacityOf(empty: number, most: number | null, { limits }: WeighRule): number {
  const gross = Math.min(most ?? Infinity, limits.weight ?? Infinity)
  return gross === Infinity ? Infinity : Math.floor((gross - empty) * 1000 + 1e-6)
}

/** The proportions of boxes that are made to measure, and how much larger they are than their goods before they are cut. */
const proportions: readonly Sides[] = [
  [1, 1, 1],
  [3, 2, 1],
  [3, 2, 2],
  [2, 1, 1],
  [2, 2, 1],
]
const airs = [1.05, 1.2, 1.4, 1.7, 2.2]

/** Rooms for all pieces, and for a half and a third of them. */
function roomsToMeasure(pieces: readonly Piece[], rule: WeighRule): readonly Room[] {
  const total = pieces.reduce((sum, { sides }) => sum + volumeOf(sides), 0)
  const longest = [0, 1, 2].map((axis) =>
    Math.max(...pieces.map(({ sides }) => longestFirst(sides)[axis] ?? 0)),
  )
  const capacity = capacityOf(0, null, rule)
  return [1, 2, 3].flatMap((boxes) =>
    airs.flatMap((air) =>
      proportions.map((parts) => {
        const scale = Math.cbrt((total * air) / boxes / volumeOf(parts))
        const inner = parts.map((part, axis) => Math.max(Math.ceil(part * scale), longest[axis] ?? 0))
        return { name: '', inner: inner as unknown as Sides, capacity, empty: 0 }
      }),
    ),
  )
}

/** The axes of a room in the orders in which the library fills them: its own order first. */
const orders: readonly Sides[] = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 1, 0],
]

/** The ways to distribute all pieces over rooms of one kind, and over those of all kinds. */
function waysToFill(rooms: readonly Room[], pieces: readonly Piece[]): readonly (readonly FilledRoom[])[] {
  return [...rooms.map((room) => [room]), rooms].flatMap((kinds) =>
    orders.flatMap((axes) => {
      const filled = fillRooms(
        kinds.flatMap((room) => pieces.map(() => room)),
        pieces,
        axes,
      )
      return filled ? [filled] : []
    }),
  )
}

/** Packs pieces by the library; rooms without pieces are left out. Returns null if a piece is left over. */
function fillRooms(
  rooms: readonly Room[],
  pieces: readonly Piece[],
  axes: Sides,
): readonly FilledRoom[] | null {
  const [x, y, z] = axes
  const { packedBins, unfitItems } = pack3D({
    bins: rooms.map(({ inner, capacity }, at) => ({
      name: String(at),
      width: inner[x] ?? 0,
      height: inner[y] ?? 0,
      depth: inner[z] ?? 0,
      maxWeight: capacity,
    })),
    items: pieces.map(({ sides: [width, height, depth], grams }, at) => ({
      name: String(at),
      width,
      height,
      depth,
      weight: grams,
    })),
    factor: 1,
  })
  if (unfitItems.length > 0) return null
  const pieceOf = ({ name }: Item3D) => pieces[Number(name)] as Piece
  // Back from the library's order of axes: its axis `n` is the axis `axes[n]` of the room.
  const back = (values: Sides) => [0, 1, 2].map((axis) => values[axes.indexOf(axis)]) as unknown as Sides
  return packedBins
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => ({
      room: rooms[Number(name)] as Room,
      placed: items.map(({ sourceItem, position, dimension }) => ({
        piece: pieceOf(sourceItem),
        at: back(position),
        sides: back(dimension),
      })),
    }))
}

/** The smallest of the rooms that hold the pieces of a filled one; itself if none is smaller. */
function inSmallestRoom(filled: FilledRoom, rooms: readonly Room[], wall: number): FilledRoom {
  const volume = ({ inner }: Room) => volumeOf(outerSides(inner, wall))
  const pieces = filled.placed.map(({ piece }) => piece)
  const smaller = rooms
    .filter((room) => volume(room) < volume(filled.room))
    .toSorted((one, other) => volume(one) - volume(other))
  for (const room of smaller) {
    for (const axes of orders) {
      const [found] = fillRooms([room], pieces, axes) ?? []
      if (found) return found
    }
  }
  return filled
}

/** The box around pieces as they are placed, with outer sides of whole centimetres. */
function cutToMeasure({ room, placed }: FilledRoom, wall: number): FilledRoom {
  const board = wall * 20
  const inner = [0, 1, 2].map((axis) => {
    const end = Math.max(...placed.map((one) => endOf(one, axis)))
    return Math.ceil((end + board) / 10 - 1e-6) * 10 - board
  })
  return { placed, room: { ...room, inner: inner as unknown as Sides } }
}

function packedBox({ room, placed }: FilledRoom, { goods, wall }: PackInput): PackedBox {
  const { name, inner, empty } = room
  const [length, width, height] = outerSides(inner, wall)
  const weight = placed.reduce((sum, { piece }) => sum + (goods[piece.item]?.weight ?? 0), empty)
  return { name, inner, empty, placed, parcel: { weight: clean(weight), length, width, height } }
}

const volumeOf = ([length, width, height]: Sides) => length * width * height

const outerSides = (inner: Sides, wall: number) =>
  inner.map((side) => Number((side / 10 + 2 * wall).toFixed(2))) as unknown as Sides
