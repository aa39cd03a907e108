import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Row } from '#descriptor/row.ts'
import { readList } from './use-list.ts'

/** Few calls, and none so long that it would stand out beside the others. */
const most = 200

/** Reads every record of a list, page after page; throws what the transport throws. */
export async function readAll<R extends ResourceWith<'list'>>(
  resource: R,
  signal: AbortSignal,
): Promise<readonly Row<R>[]> {
  const rows = new Map<string, Row<R>>()
  for (let page = 1; ; page += 1) {
    const state = { ...defaultListState(resource), size: most, page }
    // oxlint-disable-next-line no-await-in-loop -- page after page: how many there are is known with the first
    const { rows: some, page: at } = await readList(resource, state, {}, signal)
    const before = rows.size
    for (const row of some) rows.set(row.id, row)
    // A back-end that gives the same page again and again would never come to an end.
    if (rows.size === before || rows.size >= at.total) return [...rows.values()]
  }
}
