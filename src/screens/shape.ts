import type { Resource } from '#descriptor/resource.ts'

/** How the records of an entity are drawn. */
export type Shape = 'tree' | 'board' | 'list'

/** The shape that an entity's records have by themselves: a tree, a board, else a list. */
export function ownShape({ operations, board }: Resource): Shape {
  if (operations.tree !== undefined || operations.byParent !== undefined) return 'tree'
  return board && operations.list ? 'board' : 'list'
}

/** The shape that a screen shows: the entity's own, unless the address asks for the list. */
export function shownShape(resource: Resource, search: { readonly show?: string | number }): Shape {
  return search.show === 'list' ? 'list' : ownShape(resource)
}
