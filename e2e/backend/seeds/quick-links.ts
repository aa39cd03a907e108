import { randomOf } from './random.ts'
import words from './words/quick-links.json' with { type: 'json' }

/** The rows of the quick link resource; `logos` are addresses of uploaded pictures. */
export function quickLinks(count: number, logos: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('quick links')
  return Object.entries(words)
    .slice(0, count)
    .map(([title, link], at) => ({
      title,
      link,
      icon: random.chance(0.8) && logos.length ? random.pick(logos) : '',
      position: at + 1,
      active: random.chance(0.9),
    }))
}
