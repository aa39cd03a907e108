import { dayInVietnam } from '#descriptor/filters/period.ts'

/** Ages allowed for a birthday, in years (S5-01, S5-02). */
const ages = { youngest: 16, oldest: 120 } as const

/** The first and last allowed day of birth, both included, `YYYY-MM-DD`; ages are counted by the day in Vietnam. */
export function birthdayLimits(now = new Date()): { readonly first: string; readonly last: string } {
  const today = dayInVietnam(now)
  const year = Number(today.slice(0, 4))
  // On 29 February the bounds may be a day that does not exist; the comparison as text is still correct.
  return { first: `${year - ages.oldest}${today.slice(4)}`, last: `${year - ages.youngest}${today.slice(4)}` }
}
