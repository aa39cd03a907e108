import { useMemo } from 'react'
import { isRecord, readTexts } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Density } from '#kit/list/list-table.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { session } from '#session/session.ts'
import { allColumns, defaultColumns } from './column-plan.ts'

/** The preferences of a user for a list: stored in this browser, per user and resource. */
export interface ListPreferences {
  /** The chosen columns after the name, in their order; undefined for the usual ones. */
  readonly columns: readonly string[] | undefined
  /** The user's own widths of columns in rem. */
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
}

/** Changed preferences. */
export type StorePreferences = (next: Partial<ListPreferences>) => void

/** The preferences for a list, and their setter. */
export function useListPreferences(resource: Resource): [ListPreferences, StorePreferences] {
  // Also with an expired token: the columns stay as they are.
  const subject = session.storedUser()?.subject ?? ''
  const [stored, store] = useStoredPreference(`list ${resource.name} ${subject}`, '')
  const preferences = useMemo(() => readPreferences(resource, stored), [resource, stored])
  const change: StorePreferences = (next) => store(JSON.stringify({ ...preferences, ...next }))
  return [preferences, change]
}

/** Reads stored preferences; columns that the resource does not have are left out. */
export function readPreferences(resource: Resource, stored: string): ListPreferences {
  try {
    const raw: unknown = JSON.parse(stored)
    if (!isRecord(raw)) return usualPreferences
    return {
      columns: readColumns(resource, raw),
      widths: readWidths(raw.widths),
      density: raw.density === 'compact' ? 'compact' : 'normal',
    }
  } catch {
    return usualPreferences
  }
}

/** The chosen columns; earlier versions stored the hidden ones of the usual columns. */
function readColumns(
  resource: Resource,
  raw: { readonly columns?: unknown; readonly hidden?: unknown },
): readonly string[] | undefined {
  if (Array.isArray(raw.columns)) {
    const known = allColumns(resource)
    return [...new Set(readTexts(raw.columns))].filter((name) => known.includes(name))
  }
  const hidden = Array.isArray(raw.hidden) ? readTexts(raw.hidden) : []
  const usual = defaultColumns(resource)
  return usual.some((name) => hidden.includes(name))
    ? usual.filter((name) => !hidden.includes(name))
    : undefined
}

/** The widths of columns within their bounds. */
export function readWidths(raw: unknown): ListPreferences['widths'] {
  if (!isRecord(raw)) return {}
  const widths = Object.entries(raw).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 4 && entry[1] <= 40,
  )
  return Object.fromEntries(widths)
}

const usualPreferences: ListPreferences = { columns: undefined, widths: {}, density: 'normal' }
