/** Where the records that somebody opened last are kept in this browser; apart, for signing out needs nothing else of it. */
export const recentKey = 'recent'

/** Forgets them: after a sign-out by choice, like the drafts. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(recentKey)
  } catch {
    // Refused: nothing was kept either.
  }
}
