import type { Parcel } from '#features/quote/rules/weigh.ts'
import type { Placed } from './pack-pieces.ts'
import type { Sides } from './piece.ts'

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
