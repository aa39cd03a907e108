import { PasswordField } from '#kit/fields/password-field.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'

interface PasswordInputProps extends InputProps<string> {
  /** Whether password managers fill in the stored password or offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password: it can be pasted and made visible. */
export function PasswordInput({ autoComplete, ...props }: PasswordInputProps) {
  return (
    <PasswordField
      {...fieldProps(props)}
      autoComplete={autoComplete}
      defaultValue={props.defaultValue ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
    />
  )
}
