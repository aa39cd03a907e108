import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { parseFilter } from '#descriptor/filter-value.ts'
import { type ListState, localFilters } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { RecordLabel } from '#screens/list/record-label.tsx'
import classes from './filter-chips.module.css'
import { filterControl } from './filter-options.ts'
import { panelFilters, type SetFilter } from './state-filter.ts'

const FilterText = lazyComponent(
  async () => (await import('./filter-text.tsx')).FilterText,
  () => '…',
)
const FilterProgress = lazyComponent(
  async () => (await import('./filter-progress.tsx')).FilterProgress,
  () => null,
)

interface FilterChipsProps {
  readonly resource: Resource
  readonly state: ListState
  readonly onFilter: SetFilter
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
              {label}:{' '}
              <b>
                <FilterValue resource={resource} name={name} text={state.filters[name] ?? ''} />
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

interface FilterValueProps {
  readonly resource: Resource
  readonly name: string
  readonly text: string
}

/** The value of a filter; its code is loaded for other filters than a single value. */
function FilterValue({ resource, name, text }: FilterValueProps) {
  const t = useText()
  const field = fieldOf(resource, name)
  const filter = parseFilter(field, text)
  if (!filter) return null
  const [value = '', ...others] = filter.kind === 'values' ? filter.values : []
  if (value === '' || others.length > 0) return <FilterText field={field} filter={filter} />
  const control = filterControl(field, t)
  if (control?.kind === 'reference') return <RecordLabel target={control.target} id={value} />
  const options = control && 'options' in control ? control.options : []
  return options.find((option) => option.value === value)?.label ?? value
}
