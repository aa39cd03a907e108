import words from './words/goods.json' with { type: 'json' }

/** A kind of goods: a category of the third level with the ranges of price, weight and size. */
export interface Goods {
  /** The name of the category and of the goods. */
  readonly name: string
  /** The index of its figure. */
  readonly figure: number
  /** The Japanese name. */
  readonly japanese: string
  /** Thousands of yen, from and to. */
  readonly price: readonly [number, number]
  /** Grams, from and to. */
  readonly weight: readonly [number, number]
  /** The box, in centimetres. */
  readonly box: readonly [number, number, number]
  /** The kind of its sizes. */
  readonly sizes?: 'letters' | 'shoes'
  /** Codes of its materials. */
  readonly made: readonly string[]
  readonly unit: string
}

/** The number of figures. */
export const FIGURES = 12

/** All that is sold. */
export const GOODS = words.goods as unknown as readonly Goods[]

/** The states of goods: their label, and their share of the price of new goods. */
export const STATES: readonly (readonly [label: string, share: number])[] = Object.entries(words.states)

/** Notes for staff. */
export const NOTES: readonly string[] = words.notes
