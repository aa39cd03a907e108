import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fold, foldedWords } from '#descriptor/fold.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import type { Having, Resource } from '#descriptor/resource.ts'
import { labelOf, type Row } from '#descriptor/row.ts'
import { givesRoots } from '#descriptor/tree.ts'
import { keys } from '#hooks/read/keys.ts'
import { childrenOptions, type Node, nodesOptions, treeOptions } from './use-tree.ts'

/** A record of a tree, found away from its place, and the names above it as far as they are told. */
export interface FoundNode {
  readonly row: Row
  readonly path: readonly Ancestor[]
}

interface Ancestor {
  readonly id: string
  readonly label: string
}

/** More would help nobody to find anything. */
const most = 200

/**
 * The records of a tree whose name holds some words, or those of its first level for none. The back-end searches where
 * it can; elsewhere the whole tree is here and is searched without marks.
 */
export function useNodes(resource: Resource, words: string) {
  const { search, byParent, tree } = resource.operations
  const { operations } = resource
  const asks =
    search && words !== ''
      ? 'search'
      : byParent && givesRoots(resource) && words === ''
        ? 'children'
        : tree
          ? 'tree'
          : ('none' as const)
  const found = useQuery({
    ...nodesOptions({ ...resource, operations: { ...operations, search } } as Having<'search'>, words),
    enabled: asks === 'search',
    placeholderData: keepPreviousData,
    select: (rows) => rows.map((row): FoundNode => ({ row, path: toldPath(row) })),
  })
  const first = useQuery({
    ...childrenOptions({ ...resource, operations: { ...operations, byParent } } as Having<'byParent'>, ''),
    enabled: asks === 'children',
    select: (rows) => rows.map((row): FoundNode => ({ row, path: [] })),
  })
  const whole = useQuery({
    ...treeOptions({ ...resource, operations: { ...operations, tree } } as Having<'tree'>),
    queryKey: keys.tree(resource),
    enabled: asks === 'tree',
    select: (roots: readonly Node[]) => foundIn(resource, roots, words),
  })
  return { search: found, children: first, tree: whole, none: first }[asks]
}

function foundIn(resource: Resource, roots: readonly Node[], words: string): readonly FoundNode[] {
  if (words === '') return roots.map(({ row }) => ({ row, path: [] }))
  const wanted = foldedWords(words)
  const found: FoundNode[] = []
  const waiting = roots.map((node) => ({ node, path: [] as readonly Ancestor[] })).toReversed()
  for (let next = waiting.pop(); next && found.length < most; next = waiting.pop()) {
    const { node, path } = next
    const label = labelOf(resource, node.row)
    const name = fold(label)
    if (wanted.every((word) => name.includes(word))) found.push({ row: node.row, path })
    const below = [...path, { id: node.row.id, label }]
    waiting.push(...node.children.map((child) => ({ node: child, path: below })).toReversed())
  }
  return found
}

/** The way down to a record, where the back-end tells it. */
function toldPath({ raw }: Row): readonly Ancestor[] {
  const { ancestors } = raw
  if (!Array.isArray(ancestors)) return []
  return ancestors
    .filter(isRecord)
    .map((one) => ({ id: readText(one.id ?? one._id), label: readText(one.label ?? one.name) }))
}
