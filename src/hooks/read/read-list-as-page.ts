import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { lastPageOf } from './pages-of.ts'
import type { Rows } from './read-page.ts'

/** Reads all records of a list as one page; throws like `readList`. */
export async function readListAsPage<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  signal: AbortSignal,
): Promise<Rows<R>> {
  const { rows, total, isWhole } = await lastPageOf(resource, state, { signal })
  return {
    rows: [...rows.values()],
    page: { page: 1, size: state.size, total: isWhole ? total : undefined },
    goesOn: false,
    misfits: isWhole ? [] : [{ kind: 'part' }],
  }
}
