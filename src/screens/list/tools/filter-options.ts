import { useQuery } from '@tanstack/react-query'
import { isLocalFilter } from '#descriptor/departures/ignored-filters.ts'
import type { Field, Referable } from '#descriptor/field.ts'
import type { Tint } from '#descriptor/field-parts.ts'
import type { FilterPlan } from '#descriptor/filters/filter-plan.ts'
import { filteringOf, rangeOf } from '#descriptor/filters/filter-text.ts'
import type { Period } from '#descriptor/filters/period.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import { askedState } from '#hooks/read/asked-state.ts'
import { keys } from '#hooks/read/keys.ts'
import { planFilters } from '#hooks/read/plan-filters.ts'
import type { Translate } from '#hooks/use-text.ts'

/** A period in words, as they end a sentence. */
export function periodText(period: Period, t: Translate): string {
  if (period.name === 'last') return t('{n} ngày qua', { n: period.days })
  if (period.name === 'next') return t('{n} ngày tới', { n: period.days })
  if (period.name === 'over') return t('quá {n} ngày', { n: period.days })
  const names = {
    today: t('hôm nay'),
    yesterday: t('hôm qua'),
    'this-week': t('tuần này'),
    'last-week': t('tuần trước'),
    'this-month': t('tháng này'),
    'last-month': t('tháng trước'),
  }
  return names[period.name]
}

/** The periods that a panel offers for a field of days; an address may have others. */
export const offeredPeriods: readonly Period[] = [
  { name: 'today' },
  { name: 'yesterday' },
  { name: 'this-week' },
  { name: 'this-month' },
  { name: 'last', days: 7 },
  { name: 'last', days: 30 },
  { name: 'over', days: 30 },
  { name: 'over', days: 90 },
]

/** An option of a filter: its value in the address, its translated label, and its tint where it is a state. */
export interface FilterOption {
  readonly value: string
  readonly label: string
  readonly tint?: Tint | undefined
}

/**
 * The control of a filter, by the kind of its field: drawn options of which one or several can be chosen, the records of
 * another resource, a range of numbers or days, or only whether the field is empty.
 */
export type FilterControl =
  | { readonly kind: 'options' | 'choices'; readonly options: readonly FilterOption[] }
  | { readonly kind: 'reference'; readonly target: Referable }
  | { readonly kind: 'range'; readonly isOfDays: boolean }
  | { readonly kind: 'presence' }

/** The control of a filter with its translated options; undefined for a kind that has no filter. */
export function filterControl(field: Field, t: Translate): FilterControl | undefined {
  const filtering = filteringOf(field)
  if (filtering === 'presence') return { kind: 'presence' }
  if (filtering === 'range') return { kind: 'range', isOfDays: rangeOf(field) === 'days' }
  if (field.kind === 'reference' || field.kind === 'references')
    return { kind: 'reference', target: field.to() }
  if (field.kind === 'toggle') {
    const { on, off } = toggleWords(field)
    const options = [
      { value: 'true', label: t(on) },
      { value: 'false', label: t(off) },
    ]
    return { kind: 'options', options }
  }
  if (field.kind !== 'choice' && field.kind !== 'manyChoice') return undefined
  const tints: Readonly<Partial<Record<string, Tint>>> = ('tints' in field && field.tints) || {}
  const known = Object.entries({ ...field.options, ...field.legacyOptions })
  const options = known.map(([value, label]) => ({ value, label: t(label), tint: tints[value] }))
  return { kind: 'choices', options }
}

/** Whether a filter offers records without a value: not for a field that always has one. */
export function mayBeEmpty(field: Field): boolean {
  return !field.required && field.kind !== 'readOnly' && field.kind !== 'toggle'
}

/** How filters of a list are evaluated, and these filters as the list is read with them; undefined until that is known. */
export function useFilterPlan(
  resource: Resource,
  filters: ListState['filters'],
): (FilterPlan & Pick<ListState, 'filters'>) | undefined {
  const local = Object.keys(filters).filter((name) => isLocalFilter(resource.fields, name))
  const { data } = useQuery({
    queryKey: keys.filterPlan(resource, filters, local),
    queryFn: async () => {
      const asked = await askedState(resource, { ...defaultListState(resource), filters })
      return { ...(await planFilters(resource, asked)), filters: asked.filters }
    },
  })
  return data
}
