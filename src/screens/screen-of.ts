import type { ResourceWith } from '#descriptor/capability.ts'
import { can, canImport } from '#descriptor/capability.ts'
import { hasInbox, type InboxResource } from '#descriptor/inbox.ts'
import { contentCheckView, readListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { ScreenSearch } from './screen-search.ts'
import { shownShape } from './shape.ts'

/** The type of resource that each kind of screen shows. */
interface ResourceOf {
  readonly settings: ResourceWith<'read'>
  readonly table: ResourceWith<'list'>
  readonly contentCheck: ResourceWith<'list'>
  readonly tree: Resource
  readonly board: ResourceWith<'list'>
  readonly inbox: InboxResource
  readonly list: ResourceWith<'list'>
}

export type ScreenKind = keyof ResourceOf
export type ResourceOfKind<K extends ScreenKind> = ResourceOf[K]

/** A kind of screen with the resource that it shows. */
export type ScreenChoice<K extends ScreenKind = ScreenKind> = {
  readonly [P in K]: { readonly kind: P; readonly resource: ResourceOf[P] }
}[K]

/** The screen of a resource's route for an address; null where the resource has no screen. */
export function screenOf(resource: Resource, search: ScreenSearch): ScreenChoice | null {
  if (can(resource, 'read')) return { kind: 'settings', resource }
  const shape = shownShape(resource, search)
  if (!can(resource, 'list')) return shape === 'tree' ? { kind: 'tree', resource } : null
  if (canImport(resource) && (search.import ?? search.grid)) return { kind: 'table', resource }
  if (readListState(resource, search).view === contentCheckView) return { kind: 'contentCheck', resource }
  if (shape !== 'inbox') return { kind: shape, resource }
  return hasInbox(resource) ? { kind: shape, resource } : { kind: 'list', resource }
}
