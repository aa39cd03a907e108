import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import classes from './field-options.module.css'
import { filterControl } from './filter-options.ts'
import { OptionButtons } from './option-buttons.tsx'
import { ReferenceFilter } from './reference-filter.tsx'

interface FieldOptionsProps {
  readonly resource: Resource
  readonly name: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChoose: (value: string) => void
}

/** The values of a choice, toggle or reference, of which one is chosen. */
export function FieldOptions({ resource, name, isOpen, onOpen, onChoose }: FieldOptionsProps) {
  const t = useText()
  const field = fieldOf(resource, name)
  const control = filterControl(field, t)
  const label = t(field.label)
  if (control?.kind === 'reference') {
    return (
      <ReferenceFilter
        target={control.target}
        label={label}
        filter={undefined}
        isOpen={isOpen}
        onOpen={onOpen}
        onChoose={onChoose}
      >
        {null}
      </ReferenceFilter>
    )
  }
  if (!control || control.kind === 'range') return null
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>{label}</legend>
      <OptionButtons options={control.options} value="" onChoose={onChoose} />
    </fieldset>
  )
}
