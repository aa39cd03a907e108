import type { Resource, Shape } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'

/** The shape that an entity's records have beside the list: a tree, a board; 'list' where there is no other. */
export function ownShape(resource: Resource): Shape {
  if (hasTree(resource)) return 'tree'
  return resource.board && resource.operations.list ? 'board' : 'list'
}

/** The shape that a screen shows: as the address asks, else as the entity opens. */
export function shownShape(resource: Resource, { show }: { readonly show?: string | number }): Shape {
  return show === 'list' || show === ownShape(resource) ? show : firstShape(resource)
}

/** What an address must say for a shape to be shown; nothing for the one that the bare address shows. */
export function shown(resource: Resource, shape: Shape): { readonly show?: Shape } {
  return shape === firstShape(resource) ? {} : { show: shape }
}

function firstShape(resource: Resource): Shape {
  const own = ownShape(resource)
  return own === 'list' ? own : (resource.opensAs ?? own)
}
