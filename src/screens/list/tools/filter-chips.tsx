import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { RecordLabel } from '#screens/list/record-label.tsx'
import classes from './filter-chips.module.css'
import { filterControl } from './filter-options.ts'
import { panelFilters } from './state-filter.ts'

interface FilterChipsProps {
  readonly resource: Resource
  readonly state: ListState
  readonly onFilter: (name: string, value: string) => void
  readonly onClear: () => void
  /** The button that saves the view. */
  readonly children: ReactNode
}

/** The active filters in a line under the toolbar, each with a button that removes it; nothing without one. */
export function FilterChips({ resource, state, onFilter, onClear, children }: FilterChipsProps) {
  const t = useText()
  const names = panelFilters(resource).filter((name) => state.filters[name] !== undefined)
  if (names.length === 0) return null
  return (
    <section className={classes.line} aria-label={t('Đang lọc')}>
      {names.map((name) => {
        const label = t(fieldOf(resource, name).label)
        return (
          <span key={name} className={classes.chip}>
            <span className={classes.text}>
              {label}{' '}
              <b>
                <FilterValue resource={resource} name={name} value={state.filters[name] ?? ''} />
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
    </section>
  )
}

interface FilterValueProps {
  readonly resource: Resource
  readonly name: string
  readonly value: string
}

function FilterValue({ resource, name, value }: FilterValueProps) {
  const t = useText()
  const control = filterControl(fieldOf(resource, name), t)
  if (control?.kind === 'reference') return <RecordLabel target={control.target} id={value} />
  return control?.options.find((option) => option.value === value)?.label ?? value
}
