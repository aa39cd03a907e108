import { randomOf } from './random.ts'
import words from './words/brands.json' with { type: 'json' }

/** The rows of the brand resource; `logos` are addresses of uploaded pictures. */
export function brands(count: number, logos: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('brands')
  const all = words.houses.flatMap((house) =>
    Object.entries(words.trades).map(([suffix, description]) => ({ house, suffix, description })),
  )
  return random
    .shuffle(all)
    .slice(0, count)
    .map(({ house, suffix, description }, at) => ({
      name: `${house} ${suffix}`,
      logo: random.chance(0.85) && logos.length ? random.pick(logos) : '',
      website: random.chance(0.8) ? `https://www.${house}-${suffix}.example/`.toLowerCase() : '',
      description: random.chance(0.7) ? description : '',
      position: at + 1,
      active: random.chance(0.9),
    }))
}
