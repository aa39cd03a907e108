import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { Node } from '#hooks/tree/use-tree.ts'
import { fetchFresh } from './fetch-fresh.ts'
import { keys } from './keys.ts'
import { NotFound } from './not-found.ts'
import type { Rows } from './use-list.ts'

/** More levels than any tree has: a walk that comes so far goes in a ring. */
const deepest = 100

/**
 * The way down to a record: its root first, itself last, over what is loaded, else record by record. What cannot be had
 * ends the way above it.
 */
export function usePath(resource: Resource, id: string): readonly Row[] | undefined {
  const cache = useQueryClient()
  return useQuery({
    queryKey: keys.path(resource, id),
    queryFn: () => readPath(resource, id, cache),
  }).data
}

/** Reads the way down to a record now. */
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

/** Every row of a resource that is loaded, from whatever call, by id. */
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
  // The tree's own answers come last: they tell best where a record stands.
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
