import { people } from './people.ts'
import { randomOf } from './random.ts'
import words from './words/feedbacks.json' with { type: 'json' }

/** The texts for a rating. */
function textsFor(rating: number): readonly string[] {
  if (rating >= 5) return words.praise
  return rating >= 3 ? words.mixed : words.complaints
}

/** The rows of the feedback resource; `portraits` are addresses of uploaded pictures. */
export function feedbacks(count: number, portraits: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('feedbacks')
  return people(random, count).map(({ name, town }, at) => {
    const rating = random.pick([5, 5, 5, 5, 5, 5, 4, 4, 3, 2])
    return {
      name: `${name} (${town})`,
      avatar: random.chance(0.6) && portraits.length ? random.pick(portraits) : '',
      content: random.pick(textsFor(rating)),
      rating,
      position: at + 1,
      active: rating >= 3 && random.chance(0.92),
    }
  })
}
