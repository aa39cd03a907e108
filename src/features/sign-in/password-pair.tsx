import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { Problems } from '#descriptor/problem.ts'
import { useText } from '#hooks/use-text.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { FormAlert } from '#kit/form-alert.tsx'
import { PasswordInput } from '#kit/inputs/password-input.tsx'
import { Translated } from '#screens/failure-text.tsx'
import { passwordProblem, passwordTexts, shortestPassword } from '#session/password-rule.ts'
import { sentences } from '#text/sentences.ts'
import { type Text, text } from '#text/text.ts'

/** A new password and its repetition. */
export interface NewPassword {
  readonly next: string
  readonly again: string
}

/** Maps the field problems of the server to the field names of this form. */
export function serverProblems(problems: Problems, fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => {
      const field = fields[name]
      return field === undefined ? [] : [[field, <Translated key={field} text={problem} />]]
    }),
  )
}

const message = (words: Text): ReactNode => <Translated text={words} />

/** The problem of an empty required field. */
export function required(value: string): ReactNode {
  return value === '' ? message(text('Hãy điền ô này.')) : null
}

/** The names of the user, and the old password if it was entered. */
interface Owned {
  readonly names: readonly string[]
  readonly old?: string
}

/** The problems of a new password, by field; only the server estimates how soon one is guessed. */
export function problemsOfPassword({ next, again }: NewPassword, { names, old }: Owned) {
  const problem = passwordProblem(next, names)
  return {
    next:
      problem !== null
        ? message(passwordTexts[problem])
        : next === old
          ? message(text('Mật khẩu mới phải khác mật khẩu hiện tại.'))
          : null,
    again: again === next ? null : message(text('Hai lần nhập chưa giống nhau.')),
  }
}

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

/** Why a password was not changed. */
export function PasswordFailure({ failure }: { readonly failure: WriteFailed }) {
  const t = useText()
  const shown = failure.shown('password')
  return (
    <FormAlert
      text={t(shown.text)}
      literal={shown.literal && t(shown.literal)}
      more={sentences(t, '', shown.more)}
    />
  )
}
