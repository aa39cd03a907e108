import '#kit/input-styles.css'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { optionLabel } from '#kit/option-label.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import { ReadOnlyInput } from './read-only-input.tsx'

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
