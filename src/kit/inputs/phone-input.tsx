import '#kit/input-styles.css'
import { TextInput } from '@mantine/core'
import { fieldProps, type InputProps } from './input-props.tsx'

/** A telephone number as typed, spaces and "+" included. */
export function PhoneInput(props: InputProps<string>) {
  return (
    <TextInput
      {...fieldProps(props)}
      type="tel"
      autoComplete="off"
      defaultValue={props.defaultValue ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
    />
  )
}
