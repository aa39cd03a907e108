import type { Placed } from './pack-pieces.ts'
import type { PackedBox } from './packed-box.ts'

/** A rectangle of a drawing, in millimetres from its left upper corner. */
export interface DrawnPiece {
  /** The index of the item. */
  readonly item: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawing of a box in millimetres: the nearer to the viewer, the later in the list. */
export interface BoxView {
  readonly width: number
  readonly height: number
  readonly pieces: readonly DrawnPiece[]
}

/** The box from above: length to the right, width downwards. */
export function viewFromAbove({ inner: [length, width], placed }: PackedBox): BoxView {
  const top = ({ at, sides }: Placed) => at[2] + sides[2]
  const pieces = placed
    .toSorted((one, other) => top(one) - top(other))
    .map(({ piece, at, sides }) => ({
      item: piece.item,
      x: at[0],
      y: at[1],
      width: sides[0],
      height: sides[1],
    }))
  return { width: length, height: width, pieces }
}

/** The box from its long side: length to the right, height upwards; the lower edge of the view from above is the near side. */
export function viewFromSide({ inner: [length, , height], placed }: PackedBox): BoxView {
  const near = ({ at, sides }: Placed) => at[1] + sides[1]
  const pieces = placed
    .toSorted((one, other) => near(one) - near(other))
    .map(({ piece, at, sides }) => ({
      item: piece.item,
      x: at[0],
      y: height - at[2] - sides[2],
      width: sides[0],
      height: sides[2],
    }))
  return { width: length, height, pieces }
}

/** How many pieces of each item are in a box, in the order of the items. */
export function contentsOf({
  placed,
}: PackedBox): readonly { readonly item: number; readonly count: number }[] {
  const counts = new Map<number, number>()
  for (const { piece } of placed) counts.set(piece.item, (counts.get(piece.item) ?? 0) + 1)
  return [...counts].map(([item, count]) => ({ item, count })).toSorted((one, other) => one.item - other.item)
}
