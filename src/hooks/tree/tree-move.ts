import type { QueryClient } from '@tanstack/react-query'
import { can } from '#descriptor/capability.ts'
import { rowsWithId } from '#descriptor/own-ids.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { positionKeyOf } from '#descriptor/sort-position.ts'
import { givesRoots } from '#descriptor/tree.ts'
import type { Value } from '#descriptor/value.ts'
import { NotFound } from '#hooks/read/errors.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import { fetchFresh } from '#hooks/write/fetch-fresh.ts'
import { orderChanges } from '#hooks/write/order-changes.ts'
import type { Move, OrderChange, Overlay } from '#hooks/write/use-rearrange.ts'
import type { Branches } from './use-branches.ts'
import { childrenOptions, type Node, treeOptions } from './use-tree.ts'

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

/** A position in a tree: the parent's id ('' for the top level) and the next sibling; null is the end. */
export interface Destination {
  readonly parent: string
  readonly before: string | null
}

/** The move of a record to a destination; null if it is there already, 'cycle' if that is below itself. */
export async function treeMove(
  resource: Resource,
  row: Row,
  { parent, before }: Destination,
  overlay: Overlay,
  cache: QueryClient,
): Promise<Move | 'cycle' | null> {
  if (await isBelow(resource, parent, row.id, cache)) return 'cycle'
  const parentKey = parentKeyOf(resource) ?? 'parent'
  const positionKey = positionKeyOf(resource)
  const from = overlay.get(row.id)?.values[parentKey] ?? valueOf(row, parentKey)
  const isOrder = from === parent
  const goes: Record<string, Value> = isOrder ? {} : { [parentKey]: parent }
  const siblings = positionKey
    ? overlayRows(resource, await childrenOf(resource, parent, cache), parent, overlay)
    : []
  const others = siblings.filter(({ id }) => id !== row.id)
  const at = before === null ? -1 : others.findIndex(({ id }) => id === before)
  const order = others.toSpliced(at < 0 ? others.length : at, 0, row)
  const { position, siblings: pushed } = positionKey
    ? orderChanges(resource, positionKey, order, row)
    : { position: undefined, siblings: [] }
  if (position !== undefined && positionKey) goes[positionKey] = position
  if (Object.keys(goes).length === 0 && pushed.length === 0) return null
  return { row, isOrder, changes: [...pushed, { row, values: goes }] }
}

/** Whether a record is another one or one of its descendants. */
async function isBelow(resource: Resource, id: string, above: string, cache: QueryClient): Promise<boolean> {
  return id === above || (await readPath(resource, id, cache)).some((one) => one.id === above)
}

/** The children of one record, from the cache or by a request. */
async function childrenOf(resource: Resource, parent: string, cache: QueryClient): Promise<readonly Row[]> {
  if (can(resource, 'byParent') && givesRoots(resource)) {
    return rowsWithId(await cache.ensureQueryData(childrenOptions(resource, parent)))
  }
  if (!can(resource, 'tree')) return []
  const roots: readonly Node[] = await cache.ensureQueryData(treeOptions(resource))
  if (parent === '') return rowsWithId(roots.map(({ row }) => row))
  const waiting = [...roots]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.row.id === parent) return node.children.map(({ row }) => row)
    waiting.push(...node.children)
  }
  return []
}

/** The branches of a tree with records at their new positions, whichever branches are loaded. */
export function overlayBranches(resource: Resource, branches: Branches, overlay: Overlay): Branches {
  if (overlay.size === 0) return branches
  return {
    branch: (id) => {
      const found = branches.branch(id)
      return found.state === 'ready'
        ? { ...found, rows: overlayRows(resource, found.rows, id, overlay) }
        : found
    },
    hasChildren: (row) => {
      const found = branches.branch(row.id)
      const known =
        found.state === 'ready' ? overlayRows(resource, found.rows, row.id, overlay).length > 0 : null
      if (known !== null) return known
      return branches.hasChildren(row) || movedInto(resource, row.id, overlay).length > 0
    },
  }
}

/** The children of one record after the moves, in their new order. */
function overlayRows(
  resource: Resource,
  rows: readonly Row[],
  parent: string,
  overlay: Overlay,
): readonly Row[] {
  const come = movedInto(resource, parent, overlay)
  if (come.length === 0 && !rows.some(({ id }) => overlay.has(id))) return rows
  const parentKey = parentKeyOf(resource) ?? ''
  const stay = rows.filter(({ id }) => (overlay.get(id)?.values[parentKey] ?? parent) === parent)
  const here = new Set(stay.map(({ id }) => id))
  const added = come.filter(({ row }) => !here.has(row.id)).map(({ row }) => row)
  const now = [...stay, ...added].map((row) => ({ ...row, ...overlay.get(row.id)?.values }))
  const positionKey = positionKeyOf(resource)
  return positionKey
    ? now.toSorted((a, b) => positionOf(a, positionKey) - positionOf(b, positionKey) || 0)
    : now
}

function movedInto(resource: Resource, parent: string, overlay: Overlay): readonly OrderChange[] {
  const parentKey = parentKeyOf(resource) ?? ''
  return [...overlay.values()].filter(({ values }) => values[parentKey] === parent)
}

/** The sort position of a record; records without a number are last. */
function positionOf(row: Row, positionKey: string): number {
  const position = valueOf(row, positionKey)
  return typeof position === 'number' ? position : Number.MAX_VALUE
}
