import { randomOf } from './random.ts'
import words from './words/short-news.json' with { type: 'json' }

const news = Object.entries(words)
const DAY = 86_400_000
const FIRST_DAY = Date.UTC(2026, 0, 5, 2)

function momentOf(time: number): string {
  return new Date(time).toISOString()
}

/** The rows of the short news resource: about one a week, the older ones switched off. */
export function shortNews(count: number): Record<string, unknown>[] {
  const random = randomOf('short news')
  return Array.from({ length: count }, (_, at) => {
    const [title, content] = news[at % news.length] ?? ['', '']
    const from = FIRST_DAY + at * 6 * DAY
    const round = Math.floor(at / news.length) + 1
    return {
      title: title.replace('{rate}', String(random.whole(162, 178))) + (round > 1 ? ` (đợt ${round})` : ''),
      link: random.chance(0.5) ? `/tin-nhanh/${at + 1}` : '',
      content,
      from: momentOf(from),
      to: random.chance(0.8) ? momentOf(from + random.whole(3, 30) * DAY) : '',
      active: at > count * 0.6,
    }
  })
}
