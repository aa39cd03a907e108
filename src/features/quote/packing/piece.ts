import type { Parcel } from '#features/quote/rules/weigh.ts'

/** Goods to pack: `count` pieces of one article; weight and sides are those of one piece, in kilograms and centimetres. */
export interface PackItem extends Parcel {
  readonly name: string
  readonly count: number | null
}

/** Length, width and height in whole millimetres. */
export type Sides = readonly [length: number, width: number, height: number]

/** One piece to pack. */
export interface Piece {
  /** The index of its item. */
  readonly item: number
  readonly sides: Sides
  /** Whole grams. */
  readonly grams: number
}

/** The maximum number of pieces: beyond it the calculation would take seconds. */
export const mostPieces = 200

/** The pieces of the items that have a weight, three sides and a count; sides and weights are rounded up. */
export function piecesOf(items: readonly PackItem[]): readonly Piece[] {
  return items.flatMap((one, item): readonly Piece[] => {
    if (!isMeasured(one)) return []
    const sides: Sides = [upTo(one.length, 10), upTo(one.width, 10), upTo(one.height, 10)]
    const piece = { item, sides, grams: upTo(one.weight, 1000) }
    // Longer lists are refused by their number of pieces; an array of any length would not fit in memory.
    return Array.from({ length: Math.min(Math.ceil(one.count ?? 0), mostPieces + 1) }, () => piece)
  })
}

/** Whether an item can be packed. */
export function isMeasured({ weight, length, width, height, count }: PackItem): boolean {
  return [weight, length, width, height, count].every((value) => value !== null && value > 0)
}

/** A value in smaller units, rounded up to a whole one; floating-point errors do not add a unit. */
function upTo(value: number | null, factor: number): number {
  return Math.max(1, Math.ceil((value ?? 0) * factor - 1e-6))
}

/** The volume in cubic millimetres. */
export function volumeOf([length, width, height]: Sides): number {
  return length * width * height
}

/** Whether a piece of these sides fits into the other ones in some orientation. */
export function fitsInto(sides: Sides, room: Sides): boolean {
  const [one, other] = [sorted(sides), sorted(room)]
  return one.every((side, at) => side <= (other[at] ?? 0))
}

/** The sides from the longest to the shortest. */
export function sorted(sides: Sides): Sides {
  return sides.toSorted((one, other) => other - one) as unknown as Sides
}
