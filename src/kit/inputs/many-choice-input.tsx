import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { Checkbox, Input } from '@mantine/core'
import { useState } from 'react'
import { optionLabel } from '#kit/option-label.ts'
import { InputFieldset } from './input-fieldset.tsx'
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
  const [chosen, setChosen] = useState(stored)
  const { label, description, required, error, readOnly, onBlur, onFocus } = fieldProps(props)
  const choose = (value: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value)
    setChosen(next)
    props.onChange?.(next)
  }
  return (
    <Input.Wrapper
      label={label}
      description={description}
      required={required}
      error={error}
      labelElement="div"
    >
      <InputFieldset className={classes.checks} aria-label={label}>
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
      </InputFieldset>
    </Input.Wrapper>
  )
}
