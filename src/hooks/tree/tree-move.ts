import type { QueryClient } from '@tanstack/react-query'
import { can } from '#descriptor/capability.ts'
import { rowsWithId } from '#descriptor/own-ids.ts'
import { positionKeyOf } from '#descriptor/positions.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { givesRoots } from '#descriptor/tree.ts'
import type { Value } from '#descriptor/value.ts'
import { readPath } from '#hooks/read/read-path.ts'
import { orderChanges } from '#hooks/write/order-changes.ts'
import type { Move, Overlay } from '#hooks/write/use-rearrange.ts'
import { overlayRows } from './overlay-branches.ts'
import { childrenOptions, type Node, treeOptions } from './use-tree.ts'

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
