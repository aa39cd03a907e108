import '#kit/input-styles.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'

/** A password, which can be made visible by keyboard too, and pasted. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useText()
  return (
    <MantinePasswordInput
      {...props}
      aria-invalid={Boolean(props.error) || undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('Hiện hoặc ẩn mật khẩu') }}
    />
  )
}
