import type { Resource, Shape } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'

/** The most specific shape of an entity: a tree, a board, an inbox, else a list. */
export function ownShape(resource: Resource): Shape {
  if (hasTree(resource)) return 'tree'
  if (resource.operations.list === undefined) return 'list'
  if (resource.board) return 'board'
  return resource.inbox ? 'inbox' : 'list'
}

/** The shape of a screen: that of the address, else the default of the resource. */
export function shownShape(resource: Resource, search: { readonly show?: string | number }): Shape {
  const own = ownShape(resource)
  if (search.show === 'list') return 'list'
  return search.show === own ? own : defaultShape(resource)
}

/** The parameter that selects a shape; nothing for the default one. */
export function shown(resource: Resource, shape: Shape): { readonly show?: Shape } {
  return defaultShape(resource) === shape ? {} : { show: shape }
}

function defaultShape(resource: Resource): Shape {
  return resource.opensAs === 'list' ? 'list' : ownShape(resource)
}
