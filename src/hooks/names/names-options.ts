import { queryOptions } from '@tanstack/react-query'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { readNodes } from '#descriptor/tree.ts'
import { cache } from '#hooks/read/cache.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { pagesOf } from '#hooks/read/pages-of.ts'
import { readTreeNodes } from '#hooks/tree/use-tree.ts'
import { send } from '#http/send.ts'
import { session } from '#session/session.ts'
import { isOneCall, type Names, namesOf, writesOf } from './known-names.ts'
import { nameOfRow } from './name.ts'

/** Milliseconds for which names stay fresh as far as no write makes them stale. */
export const freshMs = 10 * 60_000

/** The most names that are read together. */
const maxNames = 20_000

/** The most calls of one reading: a back-end whose pages are small may need too many. */
const maxCalls = 40

// The calls of a user who has signed out end.
let ended = new AbortController()
session.onUserLeft(() => {
  ended.abort()
  ended = new AbortController()
})

/** The query of all names of a resource, as far as they are read together. */
export function namesOptions(resource: Resource) {
  return queryOptions({
    queryKey: keys.names(resource),
    // Without the signal of the query: a picker that closes does not cancel it for the names of single records.
    queryFn: async () => {
      const before = writesOf(resource)
      const names = await readNames(resource, ended.signal)
      // A record that was written during the reading may be missing from the result.
      if (writesOf(resource) !== before)
        setTimeout(() => void cache.invalidateQueries({ queryKey: keys.names(resource) }))
      return names
    },
    meta: { isOneCall: isOneCall(resource) },
    staleTime: freshMs,
    gcTime: Infinity,
  })
}

/**
 * Reads the names of a resource: its options, the whole tree, or the list page by page, which ends early if it needs too
 * many calls. Throws like `readList`.
 */
async function readNames(resource: Resource, signal: AbortSignal): Promise<Names> {
  const { options } = resource.operations
  if (options) {
    const raws = readNodes(resource, await send(requestOf(options), { signal }), options)
    if (!raws) throw unreadable()
    return namesOf(raws.map((raw) => nameOfRow(resource, rowOf(resource, raw))))
  }
  if (can(resource, 'tree')) {
    const nodes = (await readTreeNodes(resource, signal)).map((node) => ({ node, parent: '' }))
    for (const { node } of nodes)
      nodes.push(...node.children.map((child) => ({ node: child, parent: node.row.id })))
    return namesOf(nodes.map(({ node, parent }) => nameOfRow(resource, node.row, parent)))
  }
  return can(resource, 'list') ? readPages(resource, signal) : namesOf([], false)
}

async function readPages(resource: ResourceWith<'list'>, signal: AbortSignal): Promise<Names> {
  let calls = 0
  for await (const cursor of pagesOf(resource, defaultListState(resource), { signal })) {
    const { rows, total = rows.size, isOver, isWhole } = cursor
    calls += 1
    const isLong = total > maxNames || (total * calls) / Math.max(1, rows.size) > maxCalls
    if (!isOver && !isLong && calls < maxCalls) continue
    const names = [...rows.values()].map((row) => nameOfRow(resource, row))
    return namesOf(names, isWhole && total <= maxNames)
  }
  return namesOf([], false)
}
