import { filledGoods, type GoodsLine } from './goods.ts'
import type { QuoteValues } from './quote-values.ts'

/** A short code for what determines the packing of goods: their weights, sides and counts. Other goods have another code. */
export function packingCode(goods: readonly GoodsLine[]): string {
  const measures = filledGoods(goods).map(({ weight, length, width, height, count }) => [
    weight,
    length,
    width,
    height,
    count,
  ])
  // FNV-1a: the goods themselves would exceed the length of a link.
  const code = new TextEncoder()
    .encode(JSON.stringify(measures))
    .reduce((hash, byte) => Math.imul(hash ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5)
  return (code >>> 0).toString(36)
}

/** Whether the parcels are boxes of goods that have been changed since they were packed. */
export function isPackingOutdated({
  goods,
  packedGoods,
}: Pick<QuoteValues, 'goods' | 'packedGoods'>): boolean {
  return packedGoods !== '' && filledGoods(goods).length > 0 && packedGoods !== packingCode(goods)
}
