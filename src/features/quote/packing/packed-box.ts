import { mostLines } from '#features/quote/rules/bounds.ts'
import type { GoodsLine } from '#features/quote/rules/goods.ts'
import { limitsBroken } from '#features/quote/rules/limits.ts'
import type { WeighRule } from '#features/quote/rules/rule.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'

/** Length, width and height in whole millimetres. */
export type Sides = readonly [length: number, width: number, height: number]

/** One piece of goods. */
export interface Piece {
  /** The index of its goods line. */
  readonly item: number
  readonly sides: Sides
  /** Whole grams. */
  readonly grams: number
}

/** A piece in its place: the corner next to the origin, and its sides along length, width and height. */
export interface Placed {
  readonly piece: Piece
  readonly at: Sides
  readonly sides: Sides
}

/** A box with its pieces, and the parcel that it makes. */
export interface PackedBox {
  /** '' for a box that is made to measure. */
  readonly name: string
  readonly inner: Sides
  /** The kilograms of the empty box; 0 for one that is made to measure, and where the settings have none. */
  readonly empty: number
  readonly placed: readonly Placed[]
  /** Outer sides and the weight of the pieces and the empty box. */
  readonly parcel: Parcel
}

/** The maximum number of pieces, so that no plan has too many parcels and none takes seconds. */
export const mostPieces = mostLines.parcels

/** The pieces of goods; null for goods without a weight or a side, and for less than two or too many pieces. */
export function piecesOf(goods: readonly GoodsLine[]): readonly Piece[] | null {
  const counts = goods.map(({ count }) => Math.ceil(count ?? 0))
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (!goods.every(isMeasured) || total < 2 || total > mostPieces) return null
  return goods.flatMap(({ weight, length, width, height }, item) => {
    const sides: Sides = [upTo(length, 10), upTo(width, 10), upTo(height, 10)]
    return Array.from({ length: counts[item] ?? 0 }, () => ({ item, sides, grams: upTo(weight, 1000) }))
  })
}

const isMeasured = ({ weight, length, width, height, count }: GoodsLine) =>
  [weight, length, width, height, count].every((value) => value !== null && value > 0)

/** A value in smaller units, rounded up to a whole one; floating-point errors do not add a unit. */
const upTo = (value: number | null, factor: number) => Math.max(1, Math.ceil((value ?? 0) * factor - 1e-6))

/**
 * Whether boxes hold every piece once, inside of the box and beside each other, and no parcel is over a limit. The result of
 * the library is checked before it is shown.
 */
export function isSound(boxes: readonly PackedBox[], pieces: readonly Piece[], rule: WeighRule): boolean {
  const itemsOf = (all: readonly Piece[]) =>
    all
      .map(({ item }) => item)
      .toSorted((one, other) => one - other)
      .join()
  const packed = boxes.flatMap(({ placed }) => placed.map(({ piece }) => piece))
  return (
    itemsOf(packed) === itemsOf(pieces) &&
    boxes.every(isSoundBox) &&
    limitsBroken(
      rule,
      boxes.map(({ parcel }) => parcel),
      null,
    ).length === 0
  )
}

function isSoundBox({ placed, inner }: PackedBox): boolean {
  return placed.every(
    (one, index) =>
      longestFirst(one.sides).join() === longestFirst(one.piece.sides).join() &&
      one.at.every((from, axis) => from >= 0 && endOf(one, axis) <= (inner[axis] ?? 0)) &&
      placed.slice(index + 1).every((other) => !overlaps(one, other)),
  )
}

function overlaps(one: Placed, other: Placed): boolean {
  return one.at.every((start, axis) => start < endOf(other, axis) && (other.at[axis] ?? 0) < endOf(one, axis))
}

/** The end of a piece along an axis. */
export const endOf = ({ at, sides }: Placed, axis: number) => (at[axis] ?? 0) + (sides[axis] ?? 0)

/** The sides from the longest to the shortest. */
export const longestFirst = (sides: Sides) => sides.toSorted((one, other) => other - one)
