import { localStore } from '#browser/guarded-storage.ts'

/** The localStorage key of the recently opened records; a module that a sign-out loads without the rest. */
export const recentKey = 'recent'

/** Removes the recently opened records: after a sign-out by choice, like the drafts. */
export function forgetRecent(): void {
  localStore.remove(recentKey)
}
