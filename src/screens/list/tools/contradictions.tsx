import { useQueryClient } from '@tanstack/react-query'
import { noteIgnoredFilter } from '#descriptor/departures/ignored-filters.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { keys } from '#hooks/read/keys.ts'
import { type Contradicted, useContradicted } from '#hooks/read/use-contradicted.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { Contradiction, ContradictionMarkProps } from './contradiction-mark.tsx'

const none = () => null

/** A mark of a contradiction, whose code is loaded with the first one. */
const ContradictionMark = lazyComponent<ContradictionMarkProps>(
  async () => (await import('./contradiction-mark.tsx')).ContradictionMark,
  none,
)

const ContradictionStatus = lazyComponent<{ readonly found: readonly Contradiction[] }>(
  async () => (await import('./contradiction-mark.tsx')).ContradictionStatus,
  none,
)

interface ListProps {
  readonly resource: Resource
  readonly state: ListState
}

/** Reads out what the rows of a list contradict. */
export function Contradictions({ resource, state }: ListProps) {
  const t = useText()
  const found = contradictionsOf(resource, state, useContradicted(resource, state), t)
  return found.length > 0 && <ContradictionStatus found={found} />
}

interface FilterMarkProps extends ListProps {
  /** The field of the filter; the view without one. */
  readonly name?: string | undefined
  readonly isSign?: boolean
}

/** The mark of a filter, or of the view, that the back-end ignores; nothing for one that rows do not contradict. */
export function FilterMark({ resource, state, name, isSign = false }: FilterMarkProps) {
  const t = useText()
  const client = useQueryClient()
  const { filters, view } = useContradicted(resource, state)
  if (name === undefined ? !view : !filters.includes(name)) return null
  const label = name === undefined ? viewLabel(resource, state) : fieldOf(resource, name).label
  const filterHere = (field: string) => {
    noteIgnoredFilter(resource.fields, field, true)
    void client.resetQueries({ queryKey: keys.lists(resource) })
  }
  const isLocal = name !== undefined && state.filters[name] !== undefined
  return (
    <ContradictionMark
      of="filter"
      name={t(label)}
      isSign={isSign}
      onFilterHere={isLocal ? () => filterHere(name) : undefined}
    />
  )
}

/** The id of the mark of a search, which describes its box. */
export const searchMarkId = 'search-mark'

/** The mark of a search that the back-end ignores. */
export function SearchMark({ resource, state }: ListProps) {
  const { search } = useContradicted(resource, state)
  return search && <ContradictionMark of="search" name={state.search} id={searchMarkId} />
}

/** The mark of an order that the back-end ignores, for the head of its column. */
export function OrderMark({ resource, state }: ListProps) {
  const t = useText()
  const { order } = state
  return order && <ContradictionMark of="order" name={t(fieldOf(resource, order.key).label)} isSign />
}

function contradictionsOf(
  resource: Resource,
  state: ListState,
  { filters, view, search, order }: Contradicted,
  t: Translate,
): readonly Contradiction[] {
  const labels = filters.map((name) => fieldOf(resource, name).label)
  return [
    ...[...labels, ...(view ? [viewLabel(resource, state)] : [])].map((label) => ({
      of: 'filter' as const,
      name: t(label),
    })),
    ...(search ? [{ of: 'search' as const, name: state.search }] : []),
    ...(order && state.order
      ? [{ of: 'order' as const, name: t(fieldOf(resource, state.order.key).label) }]
      : []),
  ]
}

const viewLabel = ({ operations }: Resource, { view }: ListState) => operations.views?.[view]?.label ?? ''
