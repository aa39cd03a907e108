import type { Name } from './name.ts'

/** Names by id. */
export interface NameLookup {
  readonly get: (id: string) => Name | null | undefined
}

/** The ancestors of a name that are known, from the root down; a cycle ends at its first repetition. */
export function ancestorsOf(names: NameLookup, name: Name): readonly Name[] {
  const path: Name[] = []
  const met = new Set([name.id])
  for (let next = names.get(name.parent); next && !met.has(next.id); next = names.get(next.parent)) {
    met.add(next.id)
    path.unshift(next)
  }
  return path
}

/** The labels of the ancestors of a name as one text; '' for a root and outside of trees. */
export function branchOf(names: NameLookup, name: Name): string {
  return ancestorsOf(names, name)
    .map(({ label }) => label)
    .join(' › ')
}
