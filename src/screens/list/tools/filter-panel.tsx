import { type KeyboardEvent, useState } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { resourceOf } from '#screens/resource-of.ts'
import { RecordLabel } from '../record-label.tsx'
import { ReferenceOptions } from '../reference-options.tsx'
import { type FilterOption, filterControl } from './filter-options.ts'
import classes from './filter-panel.module.css'
import { panelFilters } from './state-filter.ts'

interface FilterPanelProps {
  readonly resource: Resource
  readonly state: ListState
  readonly anchor: HTMLElement
  readonly onFilter: (name: string, value: string) => void
  readonly onClear: () => void
  readonly onClose: () => void
}

/** All filters of a list under their button, each applied at once; a sheet at the bottom of a phone. */
export function FilterPanel({ resource, state, anchor, onFilter, onClear, onClose }: FilterPanelProps) {
  const t = useText()
  const names = panelFilters(resource)
  const firstReference = names.find((name) => fieldOf(resource, name).kind === 'reference')
  const [open, setOpen] = useState(firstReference)
  const hasFilters = names.some((name) => state.filters[name] !== undefined)
  return (
    <AnchoredPopover anchor={anchor} label={t('Bộ lọc')} onClose={onClose} onKeyDown={moveFocus} isPanel>
      {names.map((name) => (
        <FilterSection
          key={name}
          resource={resource}
          name={name}
          value={state.filters[name] ?? ''}
          isOpen={open === name}
          onOpen={(isOpen) => setOpen(isOpen ? name : undefined)}
          onFilter={(value) => onFilter(name, value)}
        />
      ))}
      <div className={classes.foot}>
        {hasFilters && (
          <button type="button" onClick={onClear}>
            {t('Bỏ tất cả')}
          </button>
        )}
        <button type="button" className={classes.done} onClick={onClose}>
          {t('Xong')}
        </button>
      </div>
    </AnchoredPopover>
  )
}

interface FilterSectionProps {
  readonly resource: Resource
  readonly name: string
  readonly value: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onFilter: (value: string) => void
}

function FilterSection({ resource, name, value, isOpen, onOpen, onFilter }: FilterSectionProps) {
  const t = useText()
  const field = fieldOf(resource, name)
  const control = filterControl(field, t)
  const label = t(field.label)
  if (control?.kind === 'options') {
    return (
      <fieldset className={classes.section}>
        <legend className={classes.legend}>{label}</legend>
        <OptionButtons options={control.options} value={value} onFilter={onFilter} />
      </fieldset>
    )
  }
  if (control?.kind !== 'reference') return null
  return (
    <fieldset className={classes.section} aria-label={label}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-label={value === '' ? label : undefined}
        onClick={() => onOpen(!isOpen)}
      >
        <span>{label}</span>
        <span className={classes.chosen}>
          {value !== '' && <RecordLabel target={control.target} id={value} />}
        </span>
      </button>
      {isOpen && (
        <ReferenceOptions
          resource={resourceOf(control.target)}
          label={label}
          chosen={value}
          onChoose={(id) => onFilter(id === value ? '' : id)}
        />
      )}
    </fieldset>
  )
}

interface OptionButtonsProps {
  readonly options: readonly FilterOption[]
  readonly value: string
  readonly onFilter: (value: string) => void
}

function OptionButtons({ options, value, onFilter }: OptionButtonsProps) {
  // A value of an old link that is no longer an option is still shown, so that it can be removed.
  const isKnown = value === '' || options.some((option) => option.value === value)
  const shown = isKnown ? options : [...options, { value, label: value }]
  return (
    <div className={classes.options}>
      {shown.map(({ value: option, label }) => (
        <button
          key={option}
          type="button"
          className={classes.option}
          aria-pressed={option === value}
          onClick={() => onFilter(option === value ? '' : option)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

// The arrows move through all controls of the panel; Escape is left to the popover.
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  // Without the button inside the search field.
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')]
  const controls = all.filter(
    (control) => control.offsetParent !== null && !control.closest('[data-position]'),
  )
  const at = controls.findIndex((control) => control === document.activeElement)
  event.preventDefault()
  controls[Math.max(0, Math.min(at + step, controls.length - 1))]?.focus()
}
