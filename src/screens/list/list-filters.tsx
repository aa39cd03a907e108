import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { fieldOf } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { Filter } from '#kit/list/filter-bar.tsx'
import { RecordLabel } from './record-label.tsx'

/** Opens the picker of a filter by record. */
export interface FilterOpener {
  readonly onOpen: (key: string, chip: HTMLElement) => void
  /** Called on hover or focus. */
  readonly onIntent: () => void
}

/** The filters of a list, from the kinds of its fields. */
export function listFilters(
  resource: Resource,
  state: ListState,
  { onOpen, onIntent }: FilterOpener,
  t: Translate,
): readonly Filter[] {
  return (resource.list.filters ?? []).flatMap((key): readonly Filter[] => {
    const field = fieldOf(resource, key)
    const value = state.filters[key] ?? ''
    const base = { key, label: t(field.label), value }
    if (field.kind === 'toggle') return [{ ...base, kind: 'toggle' }]
    if (field.kind === 'reference') {
      const shown = value === '' ? t('tất cả') : <RecordLabel target={field.to()} id={value} />
      return [{ ...base, kind: 'record', shown, onOpen: (chip) => onOpen(key, chip), onIntent }]
    }
    if (field.kind !== 'choice') return []
    const offered = Object.entries({ ...field.options, ...field.legacyOptions })
    const options = Object.fromEntries(offered.map(([option, label]) => [option, t(label)]))
    return [{ ...base, kind: 'choice', options }]
  })
}
