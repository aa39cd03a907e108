import type { Random } from './random.ts'
import words from './words/people.json' with { type: 'json' }

/** A customer of the business. */
export interface Customer {
  readonly name: string
  readonly town: string
  readonly phone: string
  readonly email: string
}

/** Generates customers with unique names, at most 192. */
export function people(random: Random, count: number): readonly Customer[] {
  const names = words.families.flatMap((family) =>
    [...words.women, ...words.men].map((given) => `${family} ${given}`),
  )
  return random
    .shuffle(names)
    .slice(0, count)
    .map((name) => ({
      name,
      town: random.pick(words.towns),
      phone: `${random.pick(['090', '091', '093', '098', '035', '077'])}${random.whole(1, 9)} ${digits(random)} ${digits(random)}`,
      email: `${latin(name)}${random.whole(70, 99)}@example.com`,
    }))
}

const digits = (random: Random) => String(random.whole(0, 999)).padStart(3, '0')

function latin(name: string): string {
  const bare = name.toLowerCase().replaceAll('đ', 'd').normalize('NFD')
  return bare.replace(/[^a-z]/g, '')
}
