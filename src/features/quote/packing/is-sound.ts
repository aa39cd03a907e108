import { keepsLimits, type ParcelLimits } from './box-type.ts'
import type { Filled, Placed } from './pack-pieces.ts'
import type { PackedBox } from './packed-box.ts'
import { type Piece, type Sides, sorted } from './piece.ts'

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
