import { slugOf } from '#descriptor/slug.ts'
import { CATEGORIES, CONDITIONS, TRAITS } from './category-words.ts'
import { type Random, randomOf } from './random.ts'
import { seedId } from './seed-id.ts'

/** The name of the resource whose ids the parents are. */
const NAME = 'product-category'

interface Node {
  readonly name: string
  readonly url: string
  readonly parent: number | null
  readonly position: number
}

/**
 * The rows of the product category resource, parents before children: five levels, named from general to narrow
 * (Máy ảnh › Ống kính › Ống kính ngàm rời › Đời cũ › Còn nguyên hộp).
 */
export function productCategories(count: number, pictures: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('product categories')
  return nodes(random, count).map((node) => ({
    name: node.name,
    url: node.url,
    parent_id: node.parent === null ? '' : seedId(NAME, node.parent),
    image: node.parent === null && pictures.length ? random.pick(pictures) : '',
    position: node.position,
    active: random.chance(0.94),
  }))
}

/** Level by level, so that a smaller count is the same tree with its lower branches cut. */
function nodes(random: Random, count: number): Node[] {
  const all: Node[] = []
  const add = (name: string, parent: number | null, position: number) => {
    const above = parent === null ? '' : `${all[parent]?.url}/`
    return all.push({ name, url: above + slugOf(name), parent, position }) - 1
  }
  const roots = Object.keys(CATEGORIES).map((name, at) => add(name, null, at + 1))
  const second = roots.flatMap((root) => below(root, Object.keys(CATEGORIES[all[root]?.name ?? ''] ?? {})))
  const third = second.flatMap((node) => below(node, kindsOf(all, node)))
  const fourth = third.flatMap((node) => below(node, random.shuffle(TRAITS).slice(0, random.whole(3, 6))))
  for (const node of fourth) {
    if (random.chance(0.6)) below(node, random.shuffle(CONDITIONS).slice(0, random.whole(2, 4)))
  }
  return all.slice(0, count)

  function below(parent: number, names: readonly string[]): number[] {
    return names.map((name, at) => add(name, parent, at + 1))
  }
}

function kindsOf(all: readonly Node[], at: number): readonly string[] {
  const node = all[at]
  const root = node?.parent === null || !node ? undefined : all[node.parent]
  return CATEGORIES[root?.name ?? '']?.[node?.name ?? ''] ?? []
}
