import type { FocusEventHandler, ReactNode } from 'react'

/**
 * What every input takes: words, state, and a value of its kind.
 * It is the shape of @mantine/form's `getInputProps` in uncontrolled mode: the input keeps what is typed
 * and tells each change; a new `key` makes it begin again from another `defaultValue`.
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
  readonly onChange?: (value: V) => void
  readonly onBlur?: FocusEventHandler<HTMLElement>
  readonly onFocus?: FocusEventHandler<HTMLElement>
  /** By which the form finds the node of its first error. */
  readonly 'data-path'?: string
}

/** The part of the props that Mantine's inputs take as it is. */
export function fieldProps<V>(props: InputProps<V>) {
  const { label, description, placeholder, required, error, readOnly, name, onBlur, onFocus } = props
  return {
    label,
    description,
    placeholder,
    required,
    readOnly,
    name,
    onBlur,
    onFocus,
    'data-path': props['data-path'],
    error,
  }
}
