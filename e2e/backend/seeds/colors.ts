import { randomOf } from './random.ts'
import words from './words/colors.json' with { type: 'json' }

/** The rows of the color resource. */
export function colors(count: number): Record<string, unknown>[] {
  const random = randomOf('colors')
  return Object.entries(words)
    .slice(0, count)
    .map(([name, value], at) => ({
      name,
      value,
      position: at + 1,
      active: random.chance(0.93),
    }))
}
