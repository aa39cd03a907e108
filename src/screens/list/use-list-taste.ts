import { isRecord, readTexts } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Density } from '#kit/list/table-column.ts'
import { useKept } from '#kit/use-kept.ts'
import { session } from '#session/session.ts'

/** The preferences of a user for a list: stored in this browser, per user and resource. */
export interface ListTaste {
  readonly hidden: readonly string[]
  readonly density: Density
}

/** The preferences for a list, and their setter. */
export function useListTaste(resource: Resource): [ListTaste, (next: Partial<ListTaste>) => void] {
  // Also with an expired token: the columns stay as they are.
  const subject = session.storedUser()?.subject ?? ''
  const [kept, keep] = useKept(`list ${resource.name} ${subject}`, '')
  const taste = readTaste(kept)
  return [taste, (next) => keep(JSON.stringify({ ...taste, ...next }))]
}

function readTaste(kept: string): ListTaste {
  try {
    const raw: unknown = JSON.parse(kept)
    if (!isRecord(raw)) return usual
    return { hidden: readTexts(raw.hidden), density: raw.density === 'compact' ? 'compact' : 'normal' }
  } catch {
    return usual
  }
}

const usual: ListTaste = { hidden: [], density: 'normal' }
