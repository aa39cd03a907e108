import '#kit/input-styles.css'
import { TextInput } from '@mantine/core'
import { fieldProps, type InputProps } from './input-props.tsx'

/** An e-mail address; the keyboard of a phone has an "@". */
export function EmailInput(props: InputProps<string>) {
  return (
    <TextInput
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
