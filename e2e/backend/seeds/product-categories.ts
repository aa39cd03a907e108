import { randomOf } from './random.ts'
import { seedId } from './seed-id.ts'
import { treeNodes } from './tree-nodes.ts'
import words from './words/product-categories.json' with { type: 'json' }

/** The resource of the parent ids. */
const NAME = 'product-category'

/**
 * The rows of the product category resource, parents before children: five levels, named from general to narrow
 * (Máy ảnh › Ống kính › Ống kính ngàm rời › Đời cũ › Còn nguyên hộp).
 */
export function productCategories(count: number, pictures: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('product categories')
  return treeNodes(random, words, count).map((node) => ({
    name: node.name,
    url: node.url,
    parent_id: node.parent === null ? '' : seedId(NAME, node.parent),
    image: node.parent === null && pictures.length ? random.pick(pictures) : '',
    position: node.position,
    active: random.chance(0.94),
  }))
}
