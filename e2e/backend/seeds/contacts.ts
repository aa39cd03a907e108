import { people } from './people.ts'
import { type Random, randomOf } from './random.ts'
import words from './words/contacts.json' with { type: 'json' }

/** The newest are waiting, the older ones are done. */
function statusOf(random: Random, at: number, count: number): keyof typeof words.notes {
  if (at >= count * 0.85) return 'new'
  return at >= count * 0.7 || random.chance(0.08) ? 'processing' : 'done'
}

/** The rows of the contact resource, the latest last. */
export function contacts(count: number): Record<string, unknown>[] {
  const random = randomOf('contacts')
  return people(random, count).map(({ name, phone, email }, at) => {
    const letter = random.pick(words.letters)
    const status = statusOf(random, at, count)
    const isByPhone = random.chance(0.75)
    return {
      name,
      phone: isByPhone ? phone : '',
      email: !isByPhone || random.chance(0.7) ? email : '',
      ...letter,
      status,
      note: random.pick(words.notes[status]),
    }
  })
}
