/** No username is as long as that: composing a long run of marks takes the square of the time, without any sign-in. */
const MAX_LENGTH = 1000

/** A username as it is stored: its marks composed, without blanks at its ends. */
export function normalizeUsername(given: string): string {
  return given.normalize('NFC').trim()
}

/**
 * The usernames that a typed one may mean, the exact one first. An input method may be set to wide letters; an account of
 * earlier days may be spelt with them. Their case is left to the database, which may lower only ASCII (a C locale).
 */
export function usernameCandidates(typed: string): readonly [string, string] {
  const text = typed.slice(0, MAX_LENGTH)
  return [normalizeUsername(text), text.normalize('NFKC').trim()]
}
