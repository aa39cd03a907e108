import type { ReactNode } from 'react'
import type { Problems } from '#descriptor/problem.ts'
import { Translated } from '#screens/translated.tsx'
import { passwordProblem, passwordTexts } from '#session/password-rule.ts'
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
