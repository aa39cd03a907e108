import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { fieldOf } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { Filter } from '#kit/list/filter-bar.tsx'

/** The filters of a list, from the kinds of its fields. */
export function listFilters(resource: Resource, state: ListState, t: Translate): readonly Filter[] {
  return (resource.list.filters ?? []).flatMap((key): readonly Filter[] => {
    const field = fieldOf(resource, key)
    const base = { key, label: t(field.label), value: state.filters[key] ?? '' }
    if (field.kind === 'toggle') return [{ ...base, kind: 'toggle' }]
    if (field.kind !== 'choice') return []
    const offered = Object.entries({ ...field.options, ...field.kept })
    const options = Object.fromEntries(offered.map(([value, label]) => [value, t(label)]))
    return [{ ...base, kind: 'choice', options }]
  })
}
