/** Ages allowed for a birthday, in years (S5-01, S5-02). */
const ages = { youngest: 16, oldest: 120 } as const

/** Today's calendar day in Asia/Ho_Chi_Minh, `YYYY-MM-DD`: ages are counted in this time zone. */
export function todayInVietnam(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(now)
}

/** The first and last allowed day of birth, both included, `YYYY-MM-DD`. */
export function birthdayLimits(now?: Date): { readonly first: string; readonly last: string } {
  const today = todayInVietnam(now)
  const year = Number(today.slice(0, 4))
  // On 29 February the bounds may be a day that does not exist; the comparison as text is still correct.
  return { first: `${year - ages.oldest}${today.slice(4)}`, last: `${year - ages.youngest}${today.slice(4)}` }
}
