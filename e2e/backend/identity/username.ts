/** Longer input is cut before normalization, which takes quadratic time for a long run of combining marks. */
const MAX_LENGTH = 1000

/** The stored form of a username: NFC, trimmed. */
export function normalizeUsername(given: string): string {
  return given.normalize('NFC').trim()
}

/**
 * The usernames that an input may match, the exact one first: input methods produce full-width letters, and older accounts may
 * contain them. The database compares the case, because under a C locale it lowers only ASCII.
 */
export function usernameCandidates(typed: string): readonly [string, string] {
  const text = typed.slice(0, MAX_LENGTH)
  return [normalizeUsername(text), text.normalize('NFKC').trim()]
}
