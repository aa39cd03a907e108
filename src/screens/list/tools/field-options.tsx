import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { RecordLabel } from '#screens/list/record-label.tsx'
import { ReferenceOptions } from '#screens/list/reference-options.tsx'
import { resourceOf } from '#screens/resource-of.ts'
import classes from './field-options.module.css'
import { type FilterOption, filterControl } from './filter-options.ts'

interface FieldOptionsProps {
  readonly resource: Resource
  readonly name: string
  /** The chosen value; '' for none. */
  readonly value: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Called with a value, or with '' when the chosen one is pressed again. */
  readonly onChoose: (value: string) => void
}

/** The values of a field to choose from: drawn options, or the records of another resource in a fold. */
export function FieldOptions({ resource, name, value, isOpen, onOpen, onChoose }: FieldOptionsProps) {
  const t = useText()
  const field = fieldOf(resource, name)
  const control = filterControl(field, t)
  const label = t(field.label)
  if (control?.kind === 'options') {
    return (
      <fieldset className={classes.section}>
        <legend className={classes.legend}>{label}</legend>
        <OptionButtons options={control.options} value={value} onChoose={onChoose} />
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
          onChoose={(id) => onChoose(id === value ? '' : id)}
        />
      )}
    </fieldset>
  )
}

interface OptionButtonsProps {
  readonly options: readonly FilterOption[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

function OptionButtons({ options, value, onChoose }: OptionButtonsProps) {
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
          onClick={() => onChoose(option === value ? '' : option)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
