import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { givesRoots } from '#descriptor/tree.ts'
import { cache } from '#hooks/read/cache.ts'
import { childrenOptions, treeOptions } from '#hooks/tree/use-tree.ts'

/** Loads the first nodes of a tree: its roots, or the whole tree if the back-end sends it in one response. */
export async function loadTree(resource: Resource): Promise<void> {
  if (can(resource, 'byParent') && givesRoots(resource))
    return cache.prefetchQuery(childrenOptions(resource, ''))
  return can(resource, 'tree') ? cache.prefetchQuery(treeOptions(resource)) : undefined
}
