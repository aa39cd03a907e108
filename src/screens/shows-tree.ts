import type { Resource } from '#descriptor/resource.ts'

/** Whether a resource's records can be drawn as a tree at all. */
export function hasTree({ operations }: Resource): boolean {
  return operations.tree !== undefined || operations.byParent !== undefined
}

/** Whether a screen shows the tree rather than the list: where there is one, unless the address asks for the list. */
export function showsTree(resource: Resource, search: { readonly show?: string | number }): boolean {
  return hasTree(resource) && search.show !== 'list'
}
