import { TextField } from '#kit/fields/text-field.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'

/** A telephone number as typed, spaces and "+" included. */
export function PhoneInput(props: InputProps<string>) {
  return (
    <TextField
      {...fieldProps(props)}
      type="tel"
      autoComplete="off"
      defaultValue={props.defaultValue ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
    />
  )
}
