import { type FilterPlan, filterPlan } from '#descriptor/filters/filter-plan.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { filterNamesOf } from '#descriptor/wire/filter-parameters.ts'
import { config } from '#session/config.ts'

/**
 * Plans the filters of a list beyond one value: the back-end evaluates those that its descriptor or the configuration names,
 * the browser the others. Periods are as of this call.
 */
export async function planFilters(
  resource: Resource,
  state: ListState,
  now = new Date(),
): Promise<FilterPlan> {
  const { query, operations } = resource
  const isApi = (operations.list?.base ?? 'api') === 'api'
  const isPromised = isApi && (await config()).listFilters
  return filterPlan(resource, state, isPromised ? filterNamesOf(resource) : query.filters, now)
}
