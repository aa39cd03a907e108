import { randomOf } from './random.ts'
import words from './words/sliders.json' with { type: 'json' }

const titles = Object.entries(words)
const POSITIONS = [
  'main',
  'trend_top',
  'trend_bottom',
  'left',
  'right',
  'center_left',
  'center_right',
  'bottom',
  'user',
] // prettier-ignore

/** The rows of the slider resource, every position several times; `pictures` are addresses of uploaded banners. */
export function sliders(count: number, pictures: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('sliders')
  return Array.from({ length: count }, (_, at) => {
    const [title, link] = titles[at % titles.length] ?? ['', '']
    return {
      title,
      image: pictures[at % Math.max(1, pictures.length)] ?? '',
      link,
      position: POSITIONS[at % POSITIONS.length],
      page: random.chance(0.7) ? 'home' : 'shop-place',
      order: Math.floor(at / POSITIONS.length) + 1,
      active: random.chance(0.85),
    }
  })
}
