import { randomOf } from './random.ts'
import words from './words/sellers.json' with { type: 'json' }

const HOMES: Readonly<Record<string, (id: string) => string>> = {
  'shop-place': (id) => `/cua-hang/${id}`,
  auction: (id) => `https://auctions.yahoo.co.jp/seller/${id}`,
  shopping: (id) => `https://store.shopping.yahoo.co.jp/${id}/`,
  rakuten: (id) => `https://www.rakuten.co.jp/${id}/`,
  rakuma: (id) => `https://fril.jp/shop/${id}`,
  amazon: (id) => `https://www.amazon.co.jp/stores/${id}`,
  mercari: (id) => `https://jp.mercari.com/user/profile/${id}`,
}

/** The rows of the seller resource; `logos` are addresses of uploaded pictures. */
export function sellers(count: number, logos: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('sellers')
  const all = words.houses.flatMap((house) =>
    Object.entries(words.notes).map(([suffix, note]) => ({ house, suffix, note })),
  )
  const sites = Object.keys(HOMES)
  return random
    .shuffle(all)
    .slice(0, count)
    .map(({ house, suffix, note }) => {
      const id = `${house}-${suffix}`.toLowerCase()
      const site = random.pick(sites)
      return {
        name: `${house} ${suffix}`,
        site_type: site,
        website: HOMES[site]?.(id) ?? '',
        logo: random.chance(0.7) && logos.length ? random.pick(logos) : '',
        phone: random.chance(0.5) ? `03-${random.whole(3000, 6999)}-${random.whole(1000, 9999)}` : '',
        email: random.chance(0.4) ? `shop@${id}.example` : '',
        note: random.chance(0.6) ? note : '',
        active: random.chance(0.9),
      }
    })
}
