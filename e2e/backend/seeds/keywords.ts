import { randomOf } from './random.ts'
import words from './words/keywords.json' with { type: 'json' }

const SEARCHES: Readonly<Record<string, (japanese: string) => string>> = {
  'shop-place': (query) => `/tim-kiem?q=${query}`,
  auction: (query) => `https://auctions.yahoo.co.jp/search/search?p=${query}`,
  shopping: (query) => `https://shopping.yahoo.co.jp/search?p=${query}`,
  rakuten: (query) => `https://search.rakuten.co.jp/search/mall/${query}/`,
  rakuma: (query) => `https://fril.jp/s?query=${query}`,
  amazon: (query) => `https://www.amazon.co.jp/s?k=${query}`,
  mercari: (query) => `https://jp.mercari.com/search?keyword=${query}`,
}

/** The rows of the keyword resource. */
export function keywords(count: number): Record<string, unknown>[] {
  const random = randomOf('keywords')
  const all = Object.entries(words.things).flatMap((thing) =>
    Object.entries(words.turns).map((turn) => [thing, turn] as const),
  )
  const sites = Object.keys(SEARCHES)
  return random
    .shuffle(all)
    .slice(0, count)
    .map(([[thing, ware], [turn, trait]], at) => {
      const site = random.pick(sites)
      const link = SEARCHES[site]?.(encodeURIComponent(`${ware} ${trait}`.trim())) ?? ''
      return {
        keyword: `${thing} ${turn}`.trim(),
        link: random.chance(0.9) ? link : '',
        site_type: site,
        position: at + 1,
        active: random.chance(0.88),
      }
    })
}
