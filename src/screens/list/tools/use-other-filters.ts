import { filteringOf } from '#descriptor/filters/filter-text.ts'
import { otherFilters } from '#descriptor/filters/filterable.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { mayBeEmpty } from './filter-options.ts'
import { useFilterPlan } from './use-filter-plan.ts'

/**
 * The fields that a panel offers beside the filters of the descriptor. Lists leave out rich text, of which only the
 * back-end can see whether it is empty.
 */
export function useOtherFilters(resource: Resource): readonly string[] {
  const names = otherFilters(resource).filter((name) => {
    const field = fieldOf(resource, name)
    return filteringOf(field) !== 'presence' || mayBeEmpty(field)
  })
  const isRich = (name: string) => fieldOf(resource, name).kind === 'richText'
  const filters = Object.fromEntries(names.filter(isRich).map((name) => [name, 'is:empty']))
  const plan = useFilterPlan(resource, filters)
  return names.filter((name) => !isRich(name) || (plan && !plan.local.includes(name)))
}
