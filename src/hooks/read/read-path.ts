import type { QueryClient } from '@tanstack/react-query'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { Node } from '#hooks/tree/use-tree.ts'
import { NotFound } from './errors.ts'
import { fetchFresh } from './fetch-fresh.ts'
import type { Rows } from './read-page.ts'

/** More levels than any tree has: a longer path is a cycle. */
const deepest = 100

/**
 * Reads the path to a record, from its root to itself, for a move: records that are not in the cache are requested one by
 * one. The path starts below the first ancestor that cannot be read.
 */
export async function readPath(resource: Resource, id: string, cache: QueryClient): Promise<readonly Row[]> {
  const parentKey = parentKeyOf(resource)
  const known = loadedRows(resource, cache)
  const path: Row[] = []
  const met = new Set<string>()
  for (let next = id; next !== '' && !met.has(next) && path.length < deepest; ) {
    met.add(next)
    const row = known.get(next) ?? (await readOrNone(resource, next))
    if (!row) break
    path.unshift(row)
    const up = parentKey && valueOf(row, parentKey)
    next = typeof up === 'string' ? up : ''
  }
  return path
}

async function readOrNone(resource: Resource, id: string): Promise<Row | undefined> {
  try {
    return await fetchFresh(resource, id)
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}

/** All rows of a resource in the cache, from any call, by id. */
function loadedRows(resource: Resource, cache: QueryClient): ReadonlyMap<string, Row> {
  const found = new Map<string, Row>()
  const add = (rows: readonly Row[]) => rows.forEach((row) => found.set(row.id, row))
  const calls: Readonly<Record<string, (data: never) => void>> = {
    list: ({ rows }: Rows) => add(rows),
    nodes: add,
    one: (row: Row) => add([row]),
    tree: (roots: readonly Node[]) => addAll(roots, found),
    children: add,
  }
  // The tree's own responses are last and take precedence: their parents are the most reliable.
  for (const [call, read] of Object.entries(calls)) {
    const queries = cache.getQueryCache().findAll({ queryKey: [resource.name, call] })
    for (const { state } of queries) if (state.data !== undefined) read(state.data as never)
  }
  return found
}

function addAll(roots: readonly Node[], found: Map<string, Row>): void {
  const waiting = [...roots]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.set(node.row.id, node.row)
    waiting.push(...node.children)
  }
}
