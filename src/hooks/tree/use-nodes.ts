import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { can } from '#descriptor/capability.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, type Row } from '#descriptor/row.ts'
import { searchMatcher } from '#descriptor/search.ts'
import { givesRoots } from '#descriptor/tree.ts'
import { childrenOptions, type Node, nodesOptions, treeOptions } from './use-tree.ts'

/** A search result of a tree: a record, and the names of its ancestors as far as the response has them. */
export interface FoundNode {
  readonly row: Row
  readonly path: readonly Ancestor[]
}

interface Ancestor {
  readonly id: string
  readonly label: string
}

/** The greatest number of results; a longer list does not help to find a record. */
const limit = 200

/**
 * The records of a tree whose name contains all words of a query, or the roots for an empty one. The back-end
 * searches where it has an operation for it; elsewhere the whole tree is loaded and searched without
 * diacritics.
 */
export function useNodes(resource: Resource, query: string) {
  const source = sourceOf(resource, query)
  const found = useQuery({
    ...nodesOptions(resource, query),
    enabled: source === 'search',
    placeholderData: keepPreviousData,
    select: (rows) => rows.map((row): FoundNode => ({ row, path: pathInRow(row) })),
  })
  const first = useQuery({
    ...childrenOptions(resource, ''),
    enabled: source === 'children',
    select: (rows) => rows.map((row): FoundNode => ({ row, path: [] })),
  })
  const whole = useQuery({
    ...treeOptions(resource),
    enabled: source === 'tree',
    select: (roots: readonly Node[]) => matchingNodes(resource, roots, query),
  })
  return { search: found, children: first, tree: whole, none: first }[source]
}

function sourceOf(resource: Resource, query: string): 'search' | 'children' | 'tree' | 'none' {
  if (can(resource, 'search') && query !== '') return 'search'
  if (givesRoots(resource) && query === '') return 'children'
  return can(resource, 'tree') ? 'tree' : 'none'
}

function matchingNodes(resource: Resource, roots: readonly Node[], query: string): readonly FoundNode[] {
  if (query === '') return roots.map(({ row }) => ({ row, path: [] }))
  const matches = searchMatcher(query)
  const found: FoundNode[] = []
  const waiting = roots.map((node) => ({ node, path: [] as readonly Ancestor[] })).toReversed()
  for (let next = waiting.pop(); next && found.length < limit; next = waiting.pop()) {
    const { node, path } = next
    const label = labelOf(resource, node.row)
    if (matches(label)) found.push({ row: node.row, path })
    const below = [...path, { id: node.row.id, label }]
    waiting.push(...node.children.map((child) => ({ node: child, path: below })).toReversed())
  }
  return found
}

/** The ancestors of a record, where the response contains them. */
function pathInRow({ raw }: Row): readonly Ancestor[] {
  const { ancestors } = raw
  if (!Array.isArray(ancestors)) return []
  return ancestors
    .filter(isRecord)
    .map((one) => ({ id: readText(one.id ?? one._id), label: readText(one.label ?? one.name) }))
}
