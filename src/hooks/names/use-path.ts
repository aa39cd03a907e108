import { useEffect, useSyncExternalStore } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Name } from './name.ts'
import { nameTable } from './name-table.ts'
import { ancestorsOf } from './path-of.ts'
import { wantNames } from './use-name.ts'

/** The path to a record, from its root to itself, below the first ancestor that is gone; undefined while it is loading. */
export function usePath(resource: Resource, id: string): readonly Name[] | undefined {
  const table = nameTable(resource)
  useSyncExternalStore(table.subscribe, () => table.version)
  const name = table.get(id)
  const path = typeof name === 'object' ? [...ancestorsOf(table, name), name] : []
  const next = path[0] ? path[0].parent : id
  const isCycle = path.some((one) => one.id === next)
  const unknown = next !== '' && !isCycle && table.get(next) === undefined ? next : ''
  useEffect(() => {
    if (unknown !== '') wantNames(table, [unknown])
  }, [table, unknown])
  return unknown === '' ? path : undefined
}
