import { useEffect, useSyncExternalStore } from 'react'
import { readTexts } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type NameState, type NameTable, nameTable } from './name-table.ts'

/** The name of a record; an unknown one is loaded. */
export function useName(resource: Resource, id: string): NameState {
  const table = nameTable(resource)
  const name = useSyncExternalStore(table.subscribe, () => table.get(id))
  const isUnknown = name === undefined && id !== ''
  useEffect(() => {
    if (isUnknown) wantNames(table, [id])
  }, [table, id, isUnknown])
  useRetry(table, id)
  return name
}

/** The names of records by id; unknown ones are loaded. */
export function useNames(resource: Resource, ids: readonly string[]): readonly NameState[] {
  const table = nameTable(resource)
  useSyncExternalStore(table.subscribe, () => table.version)
  const names = ids.map((id) => table.get(id))
  // As one text, which is equal between two renders with equal ids.
  const unknown = JSON.stringify(ids.filter((id, at) => id !== '' && names[at] === undefined))
  useEffect(() => {
    const wanted = readTexts(JSON.parse(unknown))
    if (wanted.length > 0) wantNames(table, wanted)
  }, [table, unknown])
  useRetry(table, ids.join())
  return names
}

const waiting = new Set<NameTable>()

/** Loads names together with all that are wanted in the same task. The loader comes after the rows that need it. */
export function wantNames(table: NameTable, ids: readonly string[]): void {
  for (const id of ids) table.wanted.add(id)
  if (waiting.has(table)) return
  waiting.add(table)
  setTimeout(() => {
    waiting.delete(table)
    import('./load-names.ts').then(
      ({ loadNames }) => loadNames(table),
      () => table.miss([...table.wanted], 'failed'),
    )
  })
}

// A component that appears later, or with other ids, asks once more for names that could not be read.
function useRetry(table: NameTable, ids: string): void {
  useEffect(() => {
    if (ids !== '') table.retry()
  }, [table, ids])
}
