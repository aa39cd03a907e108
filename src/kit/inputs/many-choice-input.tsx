import { useId, useState } from 'react'
import { Checkbox } from '#kit/fields/checkbox.tsx'
import { describedBy, FieldFrame, labelId } from '#kit/fields/field-frame.tsx'
import { optionLabel } from '#kit/option-label.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './inputs.module.css'

interface ManyChoiceInputProps extends InputProps<readonly string[]> {
  /** Stored value → label. */
  readonly options: Readonly<Record<string, string>>
  /** Labels of values that are no longer offered. */
  readonly legacyOptions?: Readonly<Record<string, string>>
}

const NONE: readonly string[] = []

/** Several of a few options, as checkboxes. A stored value that is no longer offered stays checked. */
export function ManyChoiceInput({ options, legacyOptions, ...props }: ManyChoiceInputProps) {
  const stored = props.defaultValue ?? NONE
  const legacy = stored.filter((value) => !Object.hasOwn(options, value))
  const all = [
    ...Object.entries(options),
    ...legacy.map((value) => [value, optionLabel(legacyOptions ?? {}, value)] as const),
  ]
  const id = useId()
  const [chosen, setChosen] = useState(stored)
  const { label, description, required, error, readOnly, onBlur, onFocus } = fieldProps(props)
  const choose = (value: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value)
    setChosen(next)
    props.onChange?.(next)
  }
  const texts = { label, description, required, error }
  return (
    <FieldFrame {...texts} id={id} isGroup>
      <fieldset
        className={classes.checks}
        aria-labelledby={labelId(id)}
        aria-describedby={describedBy(id, texts)}
      >
        {all.map(([value, title], index) => (
          <Checkbox
            key={value}
            value={value}
            label={title}
            disabled={readOnly}
            onBlur={onBlur}
            onFocus={onFocus}
            data-path={index === 0 ? props['data-path'] : undefined}
            checked={chosen.includes(value)}
            onChange={(event) => choose(value, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </FieldFrame>
  )
}
