import { randomOf } from './random.ts'
import { seedId } from './seed-id.ts'
import { treeNodes } from './tree-nodes.ts'
import words from './words/categories.json' with { type: 'json' }

const NAME = 'category'

/** The rows of the site category resource, parents before children: five levels. */
export function categories(count: number, pictures: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('site categories')
  return treeNodes(random, words, count).map((node) => ({
    name: node.name,
    url: node.url,
    parent: node.parent === null ? '' : seedId(NAME, node.parent),
    image: node.parent === null && pictures.length ? random.pick(pictures) : '',
    position: node.position,
    active: random.chance(0.94),
  }))
}
