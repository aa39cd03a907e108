import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'

/**
 * Returns the state that a list is requested with: a filter by a record of a tree names all records below it too. A filter
 * whose tree cannot be read stays as it is. With `isCertain`, for actions on all rows, the tree is read again, and a failure
 * of that is thrown.
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
