import { TextField } from '#kit/fields/text-field.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'

/** An e-mail address; the keyboard of a phone has an "@". */
export function EmailInput(props: InputProps<string>) {
  return (
    <TextField
      {...fieldProps(props)}
      // Not type="email": browsers rewrite the typed text (trimming, punycode) before the value is read.
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      defaultValue={props.defaultValue ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
    />
  )
}
