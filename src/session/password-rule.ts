import { fold } from '#descriptor/fold.ts'

/** The fewest and the most characters of a new password. */
export const shortestPassword = 10
export const longestPassword = 200

/** Why a new password is refused, as far as that follows from the password and its owner. */
export type PasswordProblem = 'length' | 'name'

/** Checks a new password; `names` are the sign-in name and the full name of its owner, as far as they are known. */
export function passwordProblem(password: string, names: readonly string[]): PasswordProblem | null {
  if (password.length < shortestPassword || password.length > longestPassword) return 'length'
  const text = fold(password)
  return names.flatMap(partsOf).some((part) => text.includes(part)) ? 'name' : null
}

// Shorter parts (“An”, “Thu”) are in too many passwords by chance.
function partsOf(name: string): readonly string[] {
  const whole = fold(name.trim())
  const parts = whole.split(/[^\p{L}]+/u).filter((word) => word.length >= 4)
  return whole.length >= 3 ? [whole, ...parts] : parts
}
