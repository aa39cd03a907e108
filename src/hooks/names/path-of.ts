import type { Name } from './name.ts'
import type { NameTable } from './name-table.ts'

/** The ancestors of a name that are held, from the root down; a cycle ends at its first repetition. */
export function ancestorsOf(table: NameTable, name: Name): readonly Name[] {
  const path: Name[] = []
  const met = new Set([name.id])
  for (let next = table.get(name.parent); typeof next === 'object'; next = table.get(next.parent)) {
    if (met.has(next.id)) break
    met.add(next.id)
    path.unshift(next)
  }
  return path
}

/** The labels of the ancestors of a name as one text; '' for a root and outside of trees. */
export function branchOf(table: NameTable, name: Name): string {
  return ancestorsOf(table, name)
    .map(({ label }) => label)
    .join(' › ')
}
