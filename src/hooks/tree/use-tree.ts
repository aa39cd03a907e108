import { queryOptions, useQuery } from '@tanstack/react-query'
import { requestOf } from '#descriptor/operation.ts'
import type { Having, Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { type RawNode, readNodes, readTree } from '#descriptor/tree.ts'
import { keys } from '#hooks/read/keys.ts'
import { unreadable } from '#hooks/read/unreadable.ts'
import { send } from '#http/send.ts'

/** A row with the rows below it. */
export interface Node<R extends Resource = Resource> {
  readonly row: Row<R>
  readonly children: readonly Node<R>[]
}

/** The whole tree's query, nested, whether the answer is nested or flat. */
export function treeOptions<R extends Having<'tree'>>(resource: R) {
  return queryOptions({
    queryKey: keys.tree(resource),
    queryFn: async ({ signal }) => {
      const tree = readTree(resource, await send(requestOf(resource.operations.tree), { signal }))
      if (!tree) throw unreadable()
      return nodesOf(resource, tree)
    },
  })
}

/** Reads every record of a tree, without recursion: a chain may have thousands. */
function nodesOf<R extends Resource>(resource: R, tree: readonly RawNode[]): readonly Node<R>[] {
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
export function useTree<R extends Having<'tree'>>(resource: R) {
  return useQuery(treeOptions(resource))
}

/** The children of one record, or the roots for ''. */
export function childrenOptions<R extends Having<'byParent'>>(resource: R, parent: string) {
  return queryOptions({
    queryKey: keys.children(resource, parent),
    queryFn: ({ signal }) =>
      readRowsOf(resource, send(requestOf(resource.operations.byParent, { id: parent }), { signal })),
  })
}

/** The nodes of a tree that match a search text. */
export function nodesOptions<R extends Having<'search'>>(resource: R, search: string) {
  return queryOptions({
    queryKey: keys.nodes(resource, search),
    queryFn: ({ signal }) =>
      readRowsOf(
        resource,
        send(requestOf(resource.operations.search, { query: { keyword: search } }), { signal }),
      ),
  })
}

async function readRowsOf<R extends Resource>(
  resource: R,
  answer: Promise<unknown>,
): Promise<readonly Row<R>[]> {
  const raws = readNodes(resource, await answer)
  if (!raws) throw unreadable()
  // A record without an id would be taken for the root above all.
  return raws.map((raw) => rowOf(resource, raw)).filter(({ id }) => id !== '')
}
