import { can } from '#descriptor/capability.ts'
import { hasId } from '#descriptor/own-ids.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { RowBase } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { type Name, nameOfRow, sentNames } from './name.ts'

/** The names of a resource that were read together. */
export interface Names {
  readonly byId: ReadonlyMap<string, Name>
  /** Whether it has no other records. */
  readonly isWhole: boolean
}

/** These names, without those that have no id. */
export function namesOf(names: readonly Name[], isWhole = true): Names {
  return { byId: new Map(names.filter(hasId).map((name) => [name.id, name])), isWhole }
}

/** The names of a resource in the cache; undefined before they are read. */
export function knownNames(resource: Resource): Names | undefined {
  return cache.getQueryData<Names>(keys.names(resource))
}

/** The name of a record in the cache; null for a deleted record, undefined for one that was not read. */
export function knownName(resource: Resource, id: string): Name | null | undefined {
  return knownNames(resource)?.byId.get(id) ?? cache.getQueryData<Name | null>(keys.name(resource, id))
}

/** Puts the names that rows have in their references into the cache. */
export function noteSentNames(resource: Resource, rows: readonly RowBase[]): void {
  for (const row of rows) {
    for (const { target, id, label } of sentNames(resource, row)) {
      const known = knownName(target, id) ?? { id, parent: '', detail: '', state: '', more: '' }
      cache.setQueryData<Name>(keys.name(target, id), { ...known, label })
    }
  }
}

/** How often names of a resource were written or became uncertain, by its name. */
const writes = new Map<string, number>()

/** A number that grows with every write: a reading that began before one may lack it. */
export const writesOf = ({ name }: Pick<Resource, 'name'>): number => writes.get(name) ?? 0

/** Whether one call reads all names of a resource. */
export const isOneCall = (resource: Resource): boolean =>
  can(resource, 'tree') || resource.operations.options !== undefined

/**
 * Puts the name of a written record into the cache, null for a deleted one: a list of names may take many calls. Those that
 * one call reads, in which a response may lack parents, become stale, and are read again with the lists.
 */
export function noteWritten(resource: Resource, id: string, row: RowBase | null): void {
  writes.set(resource.name, writesOf(resource) + 1)
  if (isOneCall(resource)) return makeStale(keys.allNames(resource))
  const name = row && nameOfRow(resource, row)
  const all = keys.names(resource)
  const before = cache.getQueryState<Names>(all)
  cache.setQueryData<Names>(
    all,
    (names) => {
      const others = [...(names?.byId.values() ?? [])].filter((one) => one.id !== id)
      return names && namesOf(name ? [...others, name] : others, names.isWhole)
    },
    { updatedAt: before?.dataUpdatedAt },
  )
  if (before?.isInvalidated) makeStale(all)
  cache.setQueryData<Name | null>(keys.name(resource, id), name)
  void cache.invalidateQueries({ queryKey: keys.paths(resource) })
}

function makeStale(queryKey: readonly string[]): void {
  void cache.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Reads the names of a resource again, the shown ones at once. */
export function invalidateNames(resource: Pick<Resource, 'name'>): void {
  writes.set(resource.name, writesOf(resource) + 1)
  void cache.invalidateQueries({ queryKey: keys.allNames(resource) })
}
