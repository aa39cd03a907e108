import type { Resource, Shape } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'

/** Whether a screen shows the tree rather than the list: as the address asks, else as the resource opens. */
export function showsTree(resource: Resource, search: { readonly show?: string | number }): boolean {
  const asked = search.show === 'tree' || search.show === 'list' ? search.show : resource.opensAs
  return hasTree(resource) && asked === 'tree'
}

/** What an address must say for a shape to be shown; nothing for the one that the bare address shows. */
export function shown(resource: Resource, shape: Shape): { readonly show?: Shape } {
  return hasTree(resource) && resource.opensAs !== shape ? { show: shape } : {}
}
