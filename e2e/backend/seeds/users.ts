import { people } from './people.ts'
import { randomOf } from './random.ts'
import streets from './words/streets.json' with { type: 'json' }

/** Makes equal names unique with a second given name. */
const SECOND = ['', 'An', 'Bình', 'Châu']

const MOST_NAMES = 192

/**
 * The rows of the user resource: customers, and a few of the staff. They have no passwords, so they cost nothing to
 * make, and none of them can sign in before one is set.
 */
export function users(count: number, portraits: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('users')
  const all = SECOND.flatMap((second) =>
    people(random, MOST_NAMES).map((person) => {
      return second === '' ? person : { ...person, name: `${person.name} ${second}` }
    }),
  )
  return all.slice(0, count).map(({ name, town, phone }, at) => {
    const username = `${nameOf(name)}${at + 1}`
    const isStaff = random.chance(0.06)
    return {
      username,
      name,
      email: `${username}@example.com`,
      phone,
      birthday: random.chance(0.7) ? birthdayIn(random.whole(1957, 2006), random.whole(0, 27)) : '',
      gender: /Thị|Thu|Ngọc Ánh|Thanh Thúy|Bích|Kim|Hồng|Mai/.test(name) ? 'female' : 'male',
      avatar: random.chance(0.7) && portraits.length ? random.pick(portraits) : '',
      address: `${random.whole(1, 240)} ${random.pick(streets)}, ${town}`,
      permission: isStaff ? random.pick(['admin', 'business']) : 'user',
      active: random.chance(0.95),
    }
  })
}

function birthdayIn(year: number, day: number): string {
  return `${year}-${String((day % 12) + 1).padStart(2, '0')}-${String(day + 1).padStart(2, '0')}`
}

/** The last two names without diacritics, for a username: `thilan`. */
function nameOf(name: string): string {
  const bare = name.toLowerCase().replaceAll('đ', 'd').normalize('NFD')
  return bare
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .slice(1)
    .join('')
}
