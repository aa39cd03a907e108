import { readId, readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { labelOf, type RowBase, valueOf } from '#descriptor/row.ts'
import { type GoodsLine, newGoods } from '#features/quote/rules/goods.ts'
import { clean } from '#features/quote/rules/round.ts'

/** A record as a goods line; null where its resource is no goods. */
export function goodsOfRecord(resource: Resource, row: RowBase): GoodsLine | null {
  const plan = resource.quoteItem
  if (!plan) return null
  const numberOf = (name: string | undefined): number | null => {
    const value = name === undefined ? null : valueOf(row, name)
    // A weight or a side of 0 was not measured.
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
  }
  const weight = numberOf(plan.weight)
  const [length, width, height] = plan.sides ?? []
  return newGoods({
    name: labelOf(resource, row),
    price: plan.price.map(numberOf).find((price) => price !== null) ?? null,
    weight: weight === null ? null : clean(weight / gramsIn(resource, plan.weight)),
    length: numberOf(length),
    width: numberOf(width),
    height: numberOf(height),
    link: plan.link === undefined ? '' : readText(valueOf(row, plan.link)),
    product: row.id,
    category: plan.category === undefined ? '' : readId(valueOf(row, plan.category)),
  })
}

/** What a weight is divided by for kilograms. */
function gramsIn(resource: Resource, name: string | undefined): number {
  const field = name === undefined ? undefined : fieldOf(resource, name)
  return field?.kind === 'number' && field.unit === 'g' ? 1000 : 1
}
