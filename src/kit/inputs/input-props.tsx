import { type ComponentPropsWithRef, type FocusEventHandler, type ReactNode, use } from 'react'
import '@mantine/core/styles/Fieldset.layer.css'
import { Fieldset, Input, InputWrapperContext, Text } from '@mantine/core'
import '#kit/input-styles.css'
import { DateCell } from '#kit/cells/date-cell.tsx'

/**
 * The props of every input: texts, state, and a value of its kind. They have the shape of @mantine/form's
 * `getInputProps` in uncontrolled mode: the input holds the typed value and calls `onChange` for each change;
 * a new `key` resets it to another `defaultValue`.
 */
export interface InputProps<V> {
  readonly label: string
  readonly description?: ReactNode
  readonly placeholder?: string
  readonly required?: boolean
  readonly error?: ReactNode
  readonly readOnly?: boolean
  readonly name?: string
  readonly defaultValue?: V
  /** The stored value is unknown: the input starts empty, which means neither none nor off. */
  readonly isUnknown?: boolean
  readonly onChange?: (value: V) => void
  readonly onBlur?: FocusEventHandler<HTMLElement>
  readonly onFocus?: FocusEventHandler<HTMLElement>
  /** The form finds the node of its first error by it. */
  readonly 'data-path'?: string
}

/** The props that are passed to the field unchanged. */
export function fieldProps<V>(props: InputProps<V>) {
  const { label, description, placeholder, required, error, readOnly, name, onBlur, onFocus } = props
  return {
    label,
    description,
    placeholder,
    // The mark of a required field is for values that can be entered.
    required: readOnly ? undefined : required,
    readOnly,
    name,
    onBlur,
    onFocus,
    'data-path': props['data-path'],
    error,
  }
}

interface InputFieldsetProps extends ComponentPropsWithRef<typeof Fieldset> {
  readonly 'aria-label': string
}

/** The inputs of a group within `Input.Wrapper`, described by its texts: Mantine describes single inputs alone. */
export function InputFieldset(props: InputFieldsetProps) {
  return (
    <Fieldset
      variant="unstyled"
      m={0}
      miw={0}
      aria-describedby={use(InputWrapperContext)?.describedBy}
      {...props}
    />
  )
}

interface ReadOnlyInputProps extends InputProps<string> {
  readonly shownAs?: 'text' | 'dateTime'
}

/** A read-only value, which can be selected and copied. */
export function ReadOnlyInput({ label, description, defaultValue = '', shownAs }: ReadOnlyInputProps) {
  const shown = shownAs === 'dateTime' ? <DateCell value={defaultValue} as="dateTime" /> : defaultValue
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <Text component="div" mih={36} py={6} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {defaultValue === '' ? '–' : shown}
      </Text>
    </Input.Wrapper>
  )
}
