import { slugOf } from '#descriptor/slug.ts'
import { FIGURES, GOODS, type Goods, NOTES, STATES } from './goods.ts'
import { p, ul } from './markup.ts'
import { type Random, randomOf } from './random.ts'
import type { Seeded } from './seed-id.ts'
import { seedId } from './seed-id.ts'

type Row = Readonly<Record<string, unknown>>

const PAGES: Readonly<Record<string, (item: string) => string>> = {
  'shop-place': (item) => `/cua-hang/mon/${item}`,
  auction: (item) => `https://page.auctions.yahoo.co.jp/jp/auction/${item}`,
  shopping: (item) => `https://store.shopping.yahoo.co.jp/ben/${item}.html`,
  rakuten: (item) => `https://item.rakuten.co.jp/ben/${item}/`,
  rakuma: (item) => `https://item.fril.jp/${item}`,
  amazon: (item) => `https://www.amazon.co.jp/dp/${item.toUpperCase()}`,
  mercari: (item) => `https://jp.mercari.com/item/${item}`,
}

/** The rows of the product resource, with references to seeded records; `pictures` are in the order of the kinds of goods. */
export function products(
  count: number,
  pictures: readonly string[],
  seeded: Seeded,
): Record<string, unknown>[] {
  const random = randomOf('products')
  const finder = finderOf(seeded)
  // A small tree of categories has not all of them.
  const sold = GOODS.filter(({ name }) => finder.find('product-category', 'name', name) !== '')
  return Array.from({ length: count }, (_, at) => {
    // Some things sell all day, others once a month.
    const goods = sold[Math.floor(random.next() ** 1.7 * sold.length)] ?? random.pick(sold)
    return productOf(at, goods, { random, pictures, finder })
  })
}

function productOf(
  at: number,
  goods: Goods,
  { random, pictures, finder: { find, any, some } }: Sources,
): Record<string, unknown> {
  const [state, share] = random.pick(STATES)
  const [brand, brandName] = any(random, 'brand')
  const model = `${brandName.charAt(0)}${String.fromCodePoint(65 + (at % 26))}-${1000 + at}`
  const price = priceOf(random, goods, share)
  const site = random.pick(Object.keys(PAGES))
  const item = `${'abcdefgh'.charAt(at % 8)}${String(1_000_000_000 + at * 7919).slice(-9)}`
  const name = `${goods.name} ${brandName} ${model}`
  return {
    name,
    url: slugOf(name),
    code: `SP-${String(at + 1).padStart(5, '0')}`,
    site_type: site,
    source_link: PAGES[site]?.(item),
    price,
    sale_price: random.chance(0.2) ? Math.round((price * 0.88) / 10) * 10 : null,
    quantity: random.chance(0.6) ? 1 : random.whole(0, 24),
    category: find('product-category', 'name', goods.name),
    brand,
    seller: any(random, 'seller')[0],
    origin: random.chance(0.8) ? find('origin', 'code', 'JP') : any(random, 'origin')[0],
    unit: find('unit', 'code', goods.unit),
    colors: some(random, 'color', random.whole(1, 3)),
    sizes: sizesOf(goods).flatMap((code) => find('size', 'code', code) || []),
    materials: goods.made.flatMap((code) => find('material', 'code', code) || []),
    ...measuresOf(random, goods),
    short_description: `${goods.name} ${state}, ${goods.japanese}. Hãng ${brandName}, mẫu ${model}.`,
    description: describe(random, goods, state),
    images: picturesOf(random, goods, pictures),
    active: random.chance(0.88),
  }
}

interface Sources {
  readonly random: Random
  readonly pictures: readonly string[]
  readonly finder: Finder
}

function priceOf(random: Random, { price: [least, most] }: Goods, share: number): number {
  // Most things are cheap, a few are dear.
  const thousands = least + (most - least) * random.next() ** 2
  return Math.max(100, Math.round((thousands * share * 1000) / 10) * 10)
}

function measuresOf(random: Random, { weight, box: [length, width, height] }: Goods) {
  return {
    weight: Math.round(random.whole(...weight) / 10) * 10,
    length: length + random.whole(-2, 3),
    width: width + random.whole(-1, 2),
    height: Math.max(2, height + random.whole(-1, 2)),
  }
}

function sizesOf({ sizes }: Goods): readonly string[] {
  if (sizes === 'letters') return ['S', 'M', 'L', 'XL']
  return sizes === 'shoes' ? ['JP23', 'JP24', 'JP25', 'JP26', 'JP27'] : []
}

function describe(random: Random, { name, japanese, made }: Goods, state: string): string {
  return (
    p(`<strong>${name}</strong> (${japanese}), ${state}. Mua hộ trực tiếp từ cửa hàng Nhật, có hóa đơn.`) +
    ul(`Phần chính gồm ${made.length} chất liệu, xem mục Chất liệu.`, random.pick(NOTES), random.pick(NOTES))
  )
}

function picturesOf(random: Random, { figure }: Goods, pictures: readonly string[]): readonly string[] {
  const own = pictures.filter((_, at) => at % FIGURES === figure % Math.min(FIGURES, pictures.length))
  return random.chance(0.94) ? random.shuffle(own).slice(0, random.whole(1, 3)) : []
}

interface Finder {
  /** The id of the first record with a value in a field; '' for none. */
  readonly find: (resource: string, field: string, value: string) => string
  /** Any record: its id and its name. */
  readonly any: (random: Random, resource: string) => readonly [id: string, name: string]
  /** The ids of some of the first records, each once. */
  readonly some: (random: Random, resource: string, count: number) => readonly string[]
}

function finderOf(seeded: Seeded): Finder {
  const rowsOf = (resource: string): readonly Row[] => seeded.get(resource) ?? []
  const found = new Map<string, string>()
  return {
    find(resource, field, value) {
      const key = `${resource} ${field} ${value}`
      const known = found.get(key)
      if (known !== undefined) return known
      const at = rowsOf(resource).findIndex((row) => row[field] === value)
      const id = at < 0 ? '' : seedId(resource, at)
      found.set(key, id)
      return id
    },
    any(random, resource) {
      const at = random.whole(0, rowsOf(resource).length - 1)
      return [seedId(resource, at), String(rowsOf(resource)[at]?.['name'])]
    },
    some(random, resource, count) {
      const places = Array.from({ length: count }, () => random.whole(0, rowsOf(resource).length - 1))
      return [...new Set(places)].map((at) => seedId(resource, at))
    },
  }
}
