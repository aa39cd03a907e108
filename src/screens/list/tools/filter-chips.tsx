import { wideFilters } from '#descriptor/list-state.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyFailure, type LazyFallbackProps } from '#kit/lazy-fallback.tsx'
import type { FilterChipLineProps } from './filter-chip-line.tsx'
import classes from './list-toolbar.module.css'
import { activeFilters } from './state-filter.ts'

const FilterChipLine = lazyComponent(
  async () => (await import('./filter-chip-line.tsx')).FilterChipLine,
  ChipsWaiting,
)

type FilterChipsProps = Omit<FilterChipLineProps, 'names'>

/** The active filters in a line under the toolbar, whose code is loaded with the first one; nothing without one. */
export function FilterChips(props: FilterChipsProps) {
  const { resource, state } = props
  const names = activeFilters(resource, state)
  const isWide = wideFilters(resource, state).length > 0
  return (names.length > 0 || isWide) && <FilterChipLine {...props} names={names} />
}

function ChipsWaiting(props: LazyFallbackProps<FilterChipsProps>) {
  return (
    <div className={classes.chips}>
      <LazyFailure {...props} />
    </div>
  )
}
