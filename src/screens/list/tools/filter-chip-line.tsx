import type { ReactNode } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { FilterChip } from './filter-chip.tsx'
import classes from './filter-chip-line.module.css'
import { FilterSource } from './filter-source.tsx'
import { FilterText } from './filter-text.tsx'
import quiet from './quiet-button.module.css'
import type { SetFilter } from './state-filter.ts'

export interface FilterChipLineProps {
  readonly resource: Resource
  readonly state: ListState
  readonly onFilter: SetFilter
  readonly onClear: () => void
  /** The button that saves the view. */
  readonly children: ReactNode
  /** The fields of the active filters. */
  readonly names: readonly string[]
}

/** The active filters, each with a button that removes it. */
export function FilterChipLine(props: FilterChipLineProps) {
  const { resource, state, names, onFilter, onClear, children } = props
  const t = useText()
  return (
    <div className={classes.line}>
      <section className={classes.chips} aria-label={t('Đang lọc')}>
        {names.map((name) => {
          const label = t(fieldOf(resource, name).label)
          return (
            <FilterChip
              key={name}
              removeLabel={t('Bỏ lọc {name}', { name: label })}
              onRemove={() => onFilter(name, '')}
            >
              {label}:{' '}
              <b>
                <FilterText field={fieldOf(resource, name)} text={state.filters[name] ?? ''} />
              </b>
            </FilterChip>
          )
        })}
        {names.length > 1 && (
          <button type="button" className={quiet.button} onClick={onClear}>
            {t('Bỏ tất cả')}
          </button>
        )}
        {children}
      </section>
      <FilterSource resource={resource} state={state} />
    </div>
  )
}
