import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { type ListState, localFilters } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import classes from './filter-chip-line.module.css'
import { FilterProgress } from './filter-progress.tsx'
import { FilterText } from './filter-text.tsx'
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
    <section className={classes.line} aria-label={t('Đang lọc')}>
      {names.map((name) => {
        const label = t(fieldOf(resource, name).label)
        return (
          <span key={name} className={classes.chip}>
            <span className={classes.text}>
              {label}:{' '}
              <b>
                <FilterText field={fieldOf(resource, name)} text={state.filters[name] ?? ''} />
              </b>
            </span>
            <CloseButton
              size={24}
              className={classes.remove ?? ''}
              aria-label={t('Bỏ lọc {name}', { name: label })}
              onClick={() => onFilter(name, '')}
            />
          </span>
        )
      })}
      {names.length > 1 && (
        <button type="button" className={classes.quiet} onClick={onClear}>
          {t('Bỏ tất cả')}
        </button>
      )}
      {children}
      {localFilters(resource, state).length > 0 && <FilterProgress resource={resource} />}
    </section>
  )
}
