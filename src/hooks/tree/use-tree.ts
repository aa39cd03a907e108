import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ResourceWith, requireOperation } from '#descriptor/capability.ts'
import { noteSpelling } from '#descriptor/departures/spelling.ts'
import { searchQuery } from '#descriptor/list-state.ts'
import { type Operation, requestOf } from '#descriptor/operation.ts'
import { withOwnIds } from '#descriptor/own-ids.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { type RawNode, readNodes, readTree } from '#descriptor/tree.ts'
import { noteSentNames } from '#hooks/names/known-names.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { loadTypes } from '#hooks/read/read-page.ts'
import { send } from '#http/send.ts'

/** A row with the rows below it. */
export interface Node<R extends Resource = Resource> {
  readonly row: Row<R>
  readonly children: readonly Node<R>[]
}

/**
 * The query of the whole tree, nested, whether the response is nested or flat. These options and the two
 * below may be built for a resource without the operation, for a query that is not enabled; if it runs, it
 * fails with a RangeError.
 */
export function treeOptions<R extends Resource>(resource: R) {
  return queryOptions({
    queryKey: keys.tree(resource),
    queryFn: ({ signal }) => readTreeNodes(resource, signal),
  })
}

/** Requests the whole tree. Throws like `readList`. */
export async function readTreeNodes<R extends Resource>(
  resource: R,
  signal: AbortSignal,
): Promise<readonly Node<R>[]> {
  const { tree: operation } = requireOperation(resource, 'tree').operations
  const tree = readTree(resource, await send(requestOf(operation), { signal }), operation)
  if (!tree) throw unreadable()
  return nodesOf(resource, tree)
}

/** Reads every record of a tree; without recursion, because a chain may have thousands of records. */
function nodesOf<R extends Resource>(resource: R, tree: readonly RawNode[]): readonly Node<R>[] {
  const every = [...tree]
  for (const { children } of every) every.push(...children)
  noteSpelling(
    resource,
    every.map(({ raw }) => raw),
  )
  const roots: Node<R>[] = []
  const open = tree.map((node) => ({ node, siblings: roots }))
  for (const { node, siblings } of open) {
    const children: Node<R>[] = []
    siblings.push({ row: rowOf(resource, node.raw), children })
    for (const child of node.children) open.push({ node: child, siblings: children })
  }
  return roots
}

/** The whole tree. */
export function useTree<R extends ResourceWith<'tree'>>(resource: R) {
  return useQuery(treeOptions(resource))
}

/** The children of one record, or the roots for ''. */
export function childrenOptions<R extends Resource>(resource: R, parent: string) {
  return queryOptions({
    queryKey: keys.children(resource, parent),
    queryFn: async ({ signal }) => {
      const { byParent } = requireOperation(resource, 'byParent').operations
      const typesOf = await loadTypes(byParent)
      const request = requestOf(byParent, { id: parent, types: typesOf?.(resource) })
      return readRowsOf(resource, byParent, await send(request, { signal }))
    },
  })
}

/** The nodes of a tree that match a search text. */
export function nodesOptions<R extends Resource>(resource: R, search: string) {
  return queryOptions({
    queryKey: keys.nodes(resource, search),
    queryFn: async ({ signal }) => {
      const operation = requireOperation(resource, 'search').operations.search
      const request = requestOf(operation, { question: searchQuery(resource, search) })
      return readRowsOf(resource, operation, await send(request, { signal }))
    },
  })
}

function readRowsOf<R extends Resource>(resource: R, operation: Operation, body: unknown): readonly Row<R>[] {
  const raws = readNodes(resource, body, operation)
  if (!raws) throw unreadable()
  noteSpelling(resource, raws)
  const rows = withOwnIds(raws.map((raw) => rowOf(resource, raw)))
  noteSentNames(resource, rows)
  return rows
}
