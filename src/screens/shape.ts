import type { Resource, Shape } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'

/** The shape that an entity's records have by themselves: a tree, a board, else a list. */
export function ownShape(resource: Resource): Shape {
  if (hasTree(resource)) return 'tree'
  return resource.board && resource.operations.list ? 'board' : 'list'
}

/** The shape that a screen shows: as the address asks, else as the resource opens. */
export function shownShape(resource: Resource, search: { readonly show?: string | number }): Shape {
  const own = ownShape(resource)
  if (search.show === 'list') return 'list'
  return search.show === own ? own : openingShape(resource)
}

/** What an address must say for a shape to be shown; nothing for the one that the bare address shows. */
export function shown(resource: Resource, shape: Shape): { readonly show?: Shape } {
  return openingShape(resource) === shape ? {} : { show: shape }
}

function openingShape(resource: Resource): Shape {
  return resource.opensAs === 'list' ? 'list' : ownShape(resource)
}
