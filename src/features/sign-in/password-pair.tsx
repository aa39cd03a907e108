import type { GetInputPropsReturnType } from '@mantine/form'
import { useText } from '#hooks/use-text.ts'
import { PasswordInput } from '#kit/inputs/password-input.tsx'
import { shortestPassword } from '#session/password-rule.ts'
import type { NewPassword } from './password-rules.tsx'

interface PasswordPairProps {
  readonly form: {
    readonly key: (name: keyof NewPassword) => string
    readonly getInputProps: (name: keyof NewPassword) => GetInputPropsReturnType
  }
}

/** The inputs of a new password and its repetition. */
export function PasswordPair({ form }: PasswordPairProps) {
  const t = useText()
  return (
    <>
      <PasswordInput
        key={form.key('next')}
        {...form.getInputProps('next')}
        name="next"
        required
        label={t('Mật khẩu mới')}
        description={t('Ít nhất {min} ký tự, không chứa tên đăng nhập hay họ tên.', {
          min: shortestPassword,
        })}
        autoComplete="new-password"
      />
      <PasswordInput
        key={form.key('again')}
        {...form.getInputProps('again')}
        name="again"
        required
        label={t('Nhập lại mật khẩu mới')}
        autoComplete="new-password"
      />
    </>
  )
}
