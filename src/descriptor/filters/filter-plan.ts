import { isLocalFilter } from '#descriptor/departures/ignored-filters.ts'
import { optionText } from '#descriptor/departures/spelling.ts'
import { type ListState, wideFilters } from '#descriptor/list-state.ts'
import type { Query } from '#descriptor/request.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import type { FilterNames } from '#descriptor/wire/filter-names.ts'
import { filterParameters } from '#descriptor/wire/filter-parameters.ts'
import { filteringOf } from './filter-text.ts'
import {
  conditionsOf,
  type FilterCondition,
  type FilterValue,
  joined,
  parseFilter,
  writeFilter,
} from './filter-value.ts'
import { daysOf } from './period.ts'

/** How the filters beyond one value are evaluated. */
export interface FilterPlan {
  /** The parameters of those that the back-end evaluates. */
  readonly query: Query
  /** The fields of those that the browser evaluates. */
  readonly local: readonly string[]
}

/** Plans the filters of a state for a back-end that takes filters of these names, with periods as of a moment. */
export function filterPlan(
  resource: Resource,
  state: ListState,
  names: FilterNames | undefined,
  now: Date,
): FilterPlan {
  const query: Record<string, Query[string]> = {}
  const local: string[] = []
  for (const name of wideFilters(resource, state)) {
    const field = fieldOf(resource, name)
    const filter = filterAt(resource, name, state.filters[name] ?? '', now)
    const spelt = filter && {
      field,
      path: pathOf(resource, name),
      filter: withOptionTexts(resource, name, filter),
    }
    const parameters =
      oneValue(resource, name, spelt?.filter) ?? (spelt && names && filterParameters(names, spelt))
    if (parameters && !isLocalFilter(resource.fields, name)) Object.assign(query, parameters)
    else local.push(name)
  }
  return { query, local }
}

/** The parameter of one value of a named filter, as that of a value that begins like several. */
function oneValue(resource: Resource, name: string, filter: FilterValue | undefined): Query | undefined {
  const { list, query } = resource
  const isNamed =
    list.filters?.includes(name) && /^(option|reference)$/.test(filteringOf(fieldOf(resource, name)))
  if (!isNamed || filter?.kind !== 'values') return undefined
  const [value = '', ...others] = filter.values
  return others.length > 0
    ? undefined
    : { [query.filter(pathOf(resource, name))]: query.filterValue?.write(value) ?? value }
}

/**
 * The first of some filters whose several values are each one that the list call has, and the text of each; undefined where
 * there is none.
 */
export function splitFilter(
  resource: Resource,
  { filters }: ListState,
  names: readonly string[],
): { readonly name: string; readonly texts: readonly string[] } | undefined {
  for (const name of names) {
    const filter = parseFilter(fieldOf(resource, name), filters[name] ?? '')
    const each =
      filter?.kind === 'values' && !isLocalFilter(resource.fields, name)
        ? filter.values.map((value) => ({ kind: 'values' as const, values: [value] }))
        : []
    if (each[0] && oneValue(resource, name, each[0])) return { name, texts: each.map(writeFilter) }
  }
  return undefined
}

/** The filter of a text in an address, with periods as their days at a moment. */
export function filterAt(resource: Resource, name: string, text: string, now: Date): FilterValue | undefined {
  const filter = parseFilter(fieldOf(resource, name), text)
  return mapped(filter, (condition) =>
    condition.kind === 'period' ? { kind: 'range', ...daysOf(condition.period, now) } : condition,
  )
}

/** The values as the records of the back-end spell them. */
function withOptionTexts({ fields }: Resource, name: string, filter: FilterValue): FilterValue {
  const next = mapped(filter, (condition) =>
    'values' in condition
      ? { ...condition, values: condition.values.map((value) => optionText(fields, name, value)) }
      : condition,
  )
  return next ?? filter
}

function mapped(
  filter: FilterValue | undefined,
  change: (condition: FilterCondition) => FilterCondition,
): FilterValue | undefined {
  return joined(conditionsOf(filter).map(change))
}
