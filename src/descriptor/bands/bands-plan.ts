/** Ranges of a number that have a price each: columns of rows, or fields of the records of a list. */
export interface BandsPlan<
  K extends string = string,
  N extends string = string,
  P extends string = string,
  S extends string = string,
> {
  /** The start of a range; the end of one band may be the start of the next. */
  readonly from: N
  /** The end of a range; a blank one is open. */
  readonly to: N
  /** The price of a range. */
  readonly price: P
  /** The texts and choices that bands of one price list share. */
  readonly per?: readonly K[]
  /** The toggle that bands in use have on. */
  readonly on?: S
  /** The price is for one unit of the range, such as a kilogram, not for the range as a whole. */
  readonly unitPrice?: true
}
