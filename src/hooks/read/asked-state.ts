import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'

/**
 * The state that a list is read with: its filters by records of a tree name all records below these too, because a branch
 * stands for its leaves. Without the tree a list has those of the named records alone. `isCertain`: for an action on all
 * rows the tree is read again, and the failure of that is thrown.
 */
export async function askedState<S extends ListState>(
  resource: Resource,
  state: S,
  isCertain = false,
): Promise<S> {
  const { fields } = resource
  if (!Object.keys(state.filters).some((name) => /^references?$/.test(fields[name]?.kind ?? ''))) return state
  const { withBranches } = await import('./with-branches.ts')
  return { ...state, filters: await withBranches(resource, state.filters, isCertain) }
}
