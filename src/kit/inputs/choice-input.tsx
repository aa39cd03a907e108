import '#kit/input-styles.css'
import { Checkbox, Input, NativeSelect, Switch } from '@mantine/core'
import { useId, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { optionLabel } from '#kit/option-label.ts'
import { fieldProps, type InputProps, ReadOnlyInput } from './input-props.tsx'
import '#kit/choice-styles.css'

interface ChoiceInputProps extends InputProps<string> {
  /** Stored value → label. */
  readonly options: Readonly<Record<string, string>>
  /** Values that a record may keep but that are not offered otherwise. */
  readonly legacyOptions?: Readonly<Record<string, string>>
}

/**
 * One of a few options: the native select, for phones and screen readers. A stored value is never lost; a read-only
 * one is text.
 */
export function ChoiceInput({ options, legacyOptions, ...props }: ChoiceInputProps) {
  const t = useText()
  const stored = props.defaultValue ?? ''
  const [chosen, setChosen] = useState(stored)
  if (props.readOnly) {
    return <ReadOnlyInput {...props} defaultValue={optionLabel({ ...options, ...legacyOptions }, stored)} />
  }
  const listed = Object.entries(options).map(([value, label]) => ({ value, label }))
  const isListed = stored === '' || Object.hasOwn(options, stored)
  const data = [
    // A required choice cannot be cleared once it is made.
    ...(props.required && chosen !== '' ? [] : [{ value: '', label: props.placeholder ?? t('Chọn…') }]),
    ...(isListed ? [] : [{ value: stored, label: optionLabel(legacyOptions ?? {}, stored) }]),
    ...listed,
  ]
  return (
    <NativeSelect
      {...fieldProps(props)}
      // Controlled: a select whose chosen option moves, because the blank one is left out, would show another.
      value={chosen}
      data={data}
      onChange={(event) => {
        setChosen(event.currentTarget.value)
        props.onChange?.(event.currentTarget.value)
      }}
    />
  )
}

/** On or off; an unknown value is neither until it is switched, which a checkbox can show and a switch cannot. */
export function ToggleInput(props: InputProps<boolean>) {
  const id = useId()
  const [isOn, setOn] = useState(props.isUnknown ? undefined : (props.defaultValue ?? false))
  const { label, description, error, placeholder: _, required: __, readOnly, ...common } = fieldProps(props)
  const ids = [error && `${id}-error`, description && `${id}-description`].filter(Boolean)
  const Toggle = props.isUnknown ? Checkbox : Switch
  return (
    // Around it, as Mantine's switch would be named by its help and its error too.
    <Input.Wrapper id={id} labelElement="div" description={description} error={error}>
      <Toggle
        {...common}
        label={label}
        disabled={readOnly}
        checked={isOn ?? false}
        {...(props.isUnknown && { indeterminate: isOn === undefined })}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={ids.join(' ') || undefined}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          props.onChange?.(event.currentTarget.checked)
        }}
      />
    </Input.Wrapper>
  )
}
