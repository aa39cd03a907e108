// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { parentKeyOf } from '#descriptor/resource.ts'
import { product } from '#resources/product.ts'
import { plansOf } from './seed.ts'
import { seedId } from './seed-id.ts'
import { all, PLANS, pictures } from './seeded.test-data.ts'

describe('seeded products', () => {
  it.each(['small', 'full'] as const)('refer only to records that are there, when %s', (size) => {
    const ids = new Map(
      [...all[size]].map(([name, rows]) => [name, new Set(rows.map((_, at) => seedId(name, at)))]),
    )
    const rows = all[size].get('product') ?? []
    const lost = rows.flatMap((row) =>
      Object.entries(product.fields).flatMap(([name, field]) =>
        field.kind === 'reference' || field.kind === 'references'
          ? [row[name]].flat().filter((id) => id !== '' && !ids.get(field.to().name)?.has(String(id)))
          : [],
      ),
    )
    expect(lost).toEqual([])
    expect(rows.filter(({ category }) => category === '')).toEqual([])
  })
})

test('written seeds come before those made of samples, whose references name them', () => {
  const sampled = { ...product, name: 'sampled' }
  expect(plansOf([sampled, product]).map(([{ name }]) => name)).toEqual(['product', 'sampled'])
})

describe('seeded trees', () => {
  it.each([
    ['product-category', 5],
    ['category', 5],
    ['article', 3],
    ['support', 3],
    ['topic', 2],
    ['catalog', 2],
  ])('%s has %i levels, and parents come first', (name, levels) => {
    const [resource, , full, make] = PLANS.find(([one]) => one.name === name) ?? []
    const key = (resource && parentKeyOf(resource)) ?? ''
    const depths = new Map<unknown, number>([['', 0]])
    for (const [at, row] of (make?.(full ?? 0, pictures, all.full) ?? []).entries()) {
      const above = depths.get(row[key])
      expect(above).toBeDefined()
      depths.set(seedId(name, at), (above ?? 0) + 1)
    }
    expect(Math.max(...depths.values())).toBe(levels)
  })
})

describe('seeded texts', () => {
  const words = (html: unknown) =>
    String(html)
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length

  it.each([
    ['article', 500],
    ['support', 500],
    ['guide', 250],
  ])('%s is of the length of real ones, and holds what real ones hold', (name, least) => {
    const [, , full, make] = PLANS.find(([one]) => one.name === name) ?? []
    const texts = (make?.(full ?? 0, pictures, all.full) ?? []).map(({ content }) => String(content))
    const lengths = texts.map(words)
    expect(Math.min(...lengths)).toBeGreaterThan(least)
    expect(Math.max(...lengths)).toBeLessThan(1600)
    for (const tag of ['<h2>', '<ul>', '<ol>', '<table>', '<img ', '<blockquote>', '<strong>'])
      expect(
        texts.some((html) => html.includes(tag)),
        tag,
      ).toBe(true)
  })
})
