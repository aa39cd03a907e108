import { isRecord, readTexts } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Density } from '#kit/list/table-column.ts'
import { useKept } from '#kit/use-kept.ts'
import { session } from '#session/session.ts'

/** How one person likes one list: kept in this browser, per user and resource. */
export interface ListTaste {
  readonly hidden: readonly string[]
  readonly density: Density
}

/** The taste for a list, and the way to change it. */
export function useListTaste(resource: Resource): [ListTaste, (next: Partial<ListTaste>) => void] {
  // Also while the token has expired: the columns stay as they are.
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
