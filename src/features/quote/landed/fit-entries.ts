import { filledGoods } from '#features/quote/rules/goods.ts'
import {
  isBlankParcel,
  mostGoods,
  mostParcels,
  type QuoteValues,
} from '#features/quote/rules/quote-values.ts'
import type { TextEntry } from './read-quote-text.ts'

/** The entries that a quote has room for; an entry of several parcels may fit in part. */
export interface FittingEntries {
  readonly entries: readonly TextEntry[]
  /** The goods lines without room. */
  readonly goodsLeft: number
  /** The parcels without room. */
  readonly parcelsLeft: number
}

/** Splits the entries of a text into those that a quote has room for and the number of the others. */
export function fitEntries(
  { goods, parcels }: Pick<QuoteValues, 'goods' | 'parcels'>,
  entries: readonly TextEntry[],
): FittingEntries {
  const room = {
    goods: Math.max(0, mostGoods - filledGoods(goods).length),
    parcel: Math.max(0, mostParcels - parcels.filter((one) => !isBlankParcel(one)).length),
  }
  const left = { goods: 0, parcel: 0 }
  const fitting = entries.flatMap((entry): readonly TextEntry[] => {
    const { kind } = entry
    // The pieces of goods are one line.
    const lines = kind === 'goods' ? 1 : entry.count
    const taken = Math.min(lines, room[kind])
    room[kind] -= taken
    left[kind] += lines - taken
    if (taken === lines) return [entry]
    return taken === 0 ? [] : [{ ...entry, count: taken }]
  })
  return { entries: fitting, goodsLeft: left.goods, parcelsLeft: left.parcel }
}
