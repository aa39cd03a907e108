import type { Parcel } from '#features/quote/rules/weigh.ts'
import type { Placed } from './pack-pieces.ts'
import type { Sides } from './piece.ts'

/** A box with its pieces, and the parcel that it makes. */
export interface PackedBox {
  /** The name of the box; '' for one that is made to measure. */
  readonly name: string
  readonly inner: Sides
  readonly placed: readonly Placed[]
  /** Outer sides and the whole weight. */
  readonly parcel: Parcel
}
