import { filterPlan } from '#descriptor/filters/filter-plan.ts'
import { filteringOf, sentValue } from '#descriptor/filters/filter-text.ts'
import { writeFilter } from '#descriptor/filters/filter-value.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { wireName } from '#descriptor/row.ts'
import { filterNamesOf } from '#descriptor/wire/filter-parameters.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { breaks, type Found } from './found.ts'
import { type ListPage, listPage } from './list-page.ts'
import type { EntityRun, NamedCall } from './run.ts'

/** Compares a list with each filter that its call is sent, by a value that not all of its records have. */
export async function filterDepartures(
  run: EntityRun,
  named: NamedCall,
  all: ListPage,
): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const name of run.resource.list.filters ?? []) {
    const value = run.departed.has(name) ? undefined : valueToFilter(run, name, all)
    if (value === undefined) continue
    const filtered = await listPage(run, named, { filters: { [name]: value } })
    const isKnown = valuesOf(run, name, all).includes(value)
    const departure = filtered && filterDeparture(name, value, valuesOf(run, name, filtered), isKnown)
    if (departure) found.push(departure)
    const wide = await exclusionDeparture(run, named, name, value)
    if (wide) found.push(wide)
  }
  return found
}

/** Compares a list with the exclusion of a value, where the back-end takes filters beyond one value. */
async function exclusionDeparture(
  run: EntityRun,
  named: NamedCall,
  name: string,
  value: string,
): Promise<Found | null> {
  const { resource } = run
  const names = run.api.target.config.listFilters ? filterNamesOf(resource) : resource.query.filters
  const filters = { [name]: writeFilter({ kind: 'not', values: [value] }) }
  const { query, local } = filterPlan(resource, { ...defaultListState(resource), filters }, names, new Date())
  if (filteringOf(fieldOf(resource, name)) === 'toggle' || local.length > 0) return null
  const rest = await listPage(run, named, { wide: query })
  const count = rest ? valuesOf(run, name, rest).filter((each) => each === value).length : 0
  if (count === 0) return null
  const expected = `no records with an excluded value of \`${name}\``
  const change = 'take `listFilters` out of config.json, or `filters` out of the query'
  return breaks('filter', expected, `${count} rows have it`, change, { part: name, at: ['query', 'filters'] })
}

/** The rarest value of the records, or one that none of them has; undefined for a filter that is not sent. */
function valueToFilter(run: EntityRun, name: string, all: ListPage): string | undefined {
  const field = fieldOf(run.resource, name)
  if (sentValue(field, 'true') === undefined) return undefined
  const counts = new Map<string, number>()
  for (const value of valuesOf(run, name, all)) counts.set(value, (counts.get(value) ?? 0) + 1)
  counts.delete('')
  const options =
    filteringOf(field) === 'toggle' ? { true: '', false: '' } : field.kind === 'choice' ? field.options : {}
  const unused = Object.keys(options).find((option) => !counts.has(option))
  const [rarest] = [...counts].toSorted(([, left], [, right]) => left - right)
  const value = counts.size > 1 ? rarest?.[0] : unused
  if (value === undefined) run.leaveOut(`the filter ${name}, of which the records have one value only`)
  return value
}

function valuesOf({ resource }: EntityRun, name: string, { rows }: ListPage): readonly string[] {
  const field = fieldOf(resource, name)
  return rows.map((raw) => readText(rulesOf(field).read(valueAt(raw, wireName(resource, name, raw)), field)))
}

/** The departure of the values in a filtered list; `isKnown` tells whether the whole list has the value. */
function filterDeparture(
  name: string,
  value: string,
  values: readonly string[],
  isKnown: boolean,
): Found | null {
  const others = values.filter((each) => each !== value).length
  const more = { part: name, at: ['list', 'filters'] }
  const expected = `only records with the value of \`${name}\``
  if (others > 0) {
    const actual = `${others} of ${values.length} rows have another value`
    return breaks('filter', expected, actual, 'remove it from `list.filters`, or its name in the query', more)
  }
  if (values.length > 0 || !isKnown) return null
  const actual = 'no records, although there are some'
  return breaks('filter', expected, actual, 'Back-end: compare with the stored value', more)
}
