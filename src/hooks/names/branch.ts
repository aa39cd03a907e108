import { queryOptions } from '@tanstack/react-query'
import { can } from '#descriptor/capability.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { childrenOptions, type Node, treeOptions } from '#hooks/tree/use-tree.ts'
import { freshMs, namesOptions } from './names-options.ts'

type ChildrenOf = (id: string) => Promise<readonly string[]>

/**
 * The query of the ids of some records and of all records below them in their tree, the wanted ones first. What it is read from
 * is read again where it is older than `staleTime` milliseconds.
 */
export function branchOptions(resource: Resource, ids: readonly string[], staleTime = freshMs) {
  return queryOptions({
    queryKey: keys.branch(resource, ids),
    queryFn: async (): Promise<readonly string[]> => {
      if (parentKeyOf(resource) === undefined) return ids
      const childrenOf = await childrenOfTree(resource, staleTime)
      const found = new Set(ids)
      let level: readonly string[] = ids
      while (level.length > 0) {
        // oxlint-disable-next-line no-await-in-loop -- one level after the other
        const below = (await Promise.all(level.map(childrenOf))).flat()
        level = below.filter((id) => id !== '' && !found.has(id))
        for (const id of level) found.add(id)
      }
      return [...found]
    },
    staleTime,
  })
}

/** By the names, if these are all and have parents; else by the whole tree, or by a call for each record. */
async function childrenOfTree(resource: Resource, staleTime: number): Promise<ChildrenOf> {
  const { byId, isWhole } = await cache.fetchQuery({ ...namesOptions(resource), staleTime })
  const parents = new Map([...byId.values()].map(({ id, parent }) => [id, parent]))
  const isKnown = isWhole && [...parents.values()].some((parent) => parent !== '')
  if (!isKnown && can(resource, 'tree')) {
    const nodes = [...(await cache.fetchQuery({ ...treeOptions(resource), staleTime }))]
    for (const { row, children } of nodes) {
      nodes.push(...(children as Node[]))
      for (const child of children) parents.set(child.row.id, row.id)
    }
  } else if (!isKnown && can(resource, 'byParent')) {
    return async (id) =>
      (await cache.fetchQuery({ ...childrenOptions(resource, id), staleTime })).map((row) => row.id)
  }
  const below = new Map<string, string[]>()
  for (const [id, parent] of parents) below.set(parent, [...(below.get(parent) ?? []), id])
  return async (id) => below.get(id) ?? []
}
