import { useEffect, useState } from 'react'
import { isLocalFilter } from '#descriptor/departures/ignored-filters.ts'
import type { FilterPlan } from '#descriptor/filters/filter-plan.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { askedState } from '#hooks/read/asked-state.ts'
import { planFilters } from '#hooks/read/plan-filters.ts'

/** How filters of a list are evaluated; undefined until the configuration is loaded. */
export function useFilterPlan(resource: Resource, filters: ListState['filters']): FilterPlan | undefined {
  const local = Object.keys(filters).filter((name) => isLocalFilter(resource.fields, name))
  const key = JSON.stringify([filters, local])
  const [planned, setPlanned] = useState<{ readonly key: string; readonly plan: FilterPlan }>()
  useEffect(() => {
    let isCurrent = true
    const state = { ...defaultListState(resource), filters: (JSON.parse(key) as [typeof filters])[0] }
    void askedState(resource, state)
      .then((asked) => planFilters(resource, asked))
      .then(
        (plan) => isCurrent && setPlanned({ key, plan }),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [resource, key])
  return planned?.key === key ? planned.plan : undefined
}
