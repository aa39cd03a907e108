import type { Field } from '#descriptor/field.ts'
import { parseFilter, writeFilter } from '#descriptor/filter-value.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { ChoiceChecks } from './choice-checks.tsx'
import { EmptyOptions } from './empty-options.tsx'
import classes from './field-options.module.css'
import { filterControl, mayBeEmpty } from './filter-options.ts'
import { OptionButtons } from './option-buttons.tsx'
import { ReferenceFilter } from './reference-filter.tsx'
import type { SetFilter } from './state-filter.ts'

// With the inputs of numbers and dates, which only some panels have.
const RangeFilter = lazyComponent(async () => (await import('./range-filter.tsx')).RangeFilter)

interface FieldFilterProps {
  readonly resource: Resource
  readonly name: string
  /** The filter as the address has it; '' for none. */
  readonly text: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onFilter: SetFilter
}

/** The filter of a field: options, the records of another resource in a fold, or the two ends of a range. */
export function FieldFilter({ resource, name, text, isOpen, onOpen, onFilter }: FieldFilterProps) {
  const t = useText()
  const field = fieldOf(resource, name)
  const control = filterControl(field, t)
  if (!control) return null
  const label = t(field.label)
  const filter = parseFilter(field, text)
  const values = filter?.kind === 'values' ? filter.values : []
  // By the latest filter: a second press may come before the first one is rendered.
  const toggle = (value: string) => onFilter(name, (latest) => withToggled(field, latest, value))
  const empty = (mayBeEmpty(field) || filter?.kind === 'empty' || filter?.kind === 'filled') && (
    <EmptyOptions filter={filter} onChoose={(next) => onFilter(name, next ? writeFilter(next) : '')} />
  )
  if (control.kind === 'reference') {
    return (
      <ReferenceFilter
        target={control.target}
        label={label}
        filter={filter}
        isOpen={isOpen}
        onOpen={onOpen}
        onChoose={toggle}
      >
        {empty}
      </ReferenceFilter>
    )
  }
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>{label}</legend>
      {control.kind === 'options' && (
        <OptionButtons
          options={control.options}
          value={values[0] ?? ''}
          onChoose={(value) => onFilter(name, value)}
        />
      )}
      {control.kind === 'choices' && (
        <ChoiceChecks options={control.options} values={values} onToggle={toggle} />
      )}
      {control.kind === 'range' && <RangeFilter field={field} name={name} text={text} onFilter={onFilter} />}
      {empty}
    </fieldset>
  )
}

/** The text of a filter with a value added to its values, or taken away. */
function withToggled(field: Field, text: string, value: string): string {
  const filter = parseFilter(field, text)
  const values = filter?.kind === 'values' ? filter.values : []
  const isChosen = values.includes(value)
  return writeFilter({
    kind: 'values',
    values: isChosen ? values.filter((one) => one !== value) : [...values, value],
  })
}
