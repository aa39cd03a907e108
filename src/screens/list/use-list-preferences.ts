import { isRecord, readTexts } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Density } from '#kit/list/table-column.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { session } from '#session/session.ts'

/** The preferences of a user for a list: stored in this browser, per user and resource. */
export interface ListPreferences {
  readonly hidden: readonly string[]
  readonly density: Density
}

/** The preferences for a list, and their setter. */
export function useListPreferences(
  resource: Resource,
): [ListPreferences, (next: Partial<ListPreferences>) => void] {
  // Also with an expired token: the columns stay as they are.
  const subject = session.storedUser()?.subject ?? ''
  const [stored, store] = useStoredPreference(`list ${resource.name} ${subject}`, '')
  const preferences = readPreferences(stored)
  return [preferences, (next) => store(JSON.stringify({ ...preferences, ...next }))]
}

function readPreferences(stored: string): ListPreferences {
  try {
    const raw: unknown = JSON.parse(stored)
    if (!isRecord(raw)) return defaultPreferences
    return { hidden: readTexts(raw.hidden), density: raw.density === 'compact' ? 'compact' : 'normal' }
  } catch {
    return defaultPreferences
  }
}

const defaultPreferences: ListPreferences = { hidden: [], density: 'normal' }
