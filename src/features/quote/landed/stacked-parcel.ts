import { filledGoods, type GoodsLine } from '#features/quote/rules/goods.ts'
import { newParcel, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { clean } from '#features/quote/rules/round.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'

/**
 * One parcel that holds all goods, lying on each other with their shortest sides upright; null without any weight. A
 * weight or a side is null where one of the goods has none.
 */
export function stackedParcel(goods: readonly GoodsLine[]): Parcel | null {
  const lines = filledGoods(goods)
  if (lines.every(({ weight }) => weight === null)) return null
  const boxes = lines.map(({ length, width, height, count }) => ({
    sides: [length ?? 0, width ?? 0, height ?? 0].toSorted((one, other) => other - one),
    count: count ?? 1,
  }))
  const isMeasured = boxes.every(({ sides }) => sides.every((side) => side > 0))
  const most = (at: number) => Math.max(...boxes.map(({ sides }) => sides[at] ?? 0))
  const height = clean(boxes.reduce((sum, { sides, count }) => sum + (sides[2] ?? 0) * count, 0))
  const weight = lines.reduce((sum, line) => sum + (line.weight ?? 0) * (line.count ?? 1), 0)
  const isWeighed = lines.every((line) => line.weight !== null)
  return {
    weight: isWeighed ? clean(weight) : null,
    length: isMeasured ? most(0) : null,
    width: isMeasured ? most(1) : null,
    height: isMeasured ? height : null,
  }
}

/** The values with other goods. A parcel that was stacked of the goods is stacked again, until the parcel is edited. */
export function withOtherGoods(values: QuoteValues, goods: readonly GoodsLine[]): QuoteValues {
  // Older drafts have measured parcels beside a stack: no goods replace those.
  const isStack = values.parcelOrigin === 'stacked' && values.parcels.length === 1
  if (!isStack) return { ...values, goods }
  const stack = stackedParcel(goods) ?? newParcel()
  // The inputs of the parcels are mounted again with a new array: a name typed in the goods must not do that.
  const parcels = values.parcels.every((one) => isSameParcel(one, stack)) ? values.parcels : [stack]
  return { ...values, goods, parcels }
}

const isSameParcel = (one: Parcel, other: Parcel) =>
  one.weight === other.weight &&
  one.length === other.length &&
  one.width === other.width &&
  one.height === other.height
