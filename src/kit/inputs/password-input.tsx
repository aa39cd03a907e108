import '#kit/input-styles.css'
import { PasswordInput as Secret } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'

interface PasswordInputProps extends InputProps<string> {
  /** Whether password managers fill in the stored password or offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password: it can be pasted and made visible. */
export function PasswordInput({ autoComplete, ...props }: PasswordInputProps) {
  const t = useText()
  return (
    <Secret
      {...fieldProps(props)}
      autoComplete={autoComplete}
      defaultValue={props.defaultValue ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('Hiện hoặc ẩn mật khẩu'), tabIndex: 0 }}
    />
  )
}
