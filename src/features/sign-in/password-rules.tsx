import type { ReactNode } from 'react'
import type { Problems } from '#descriptor/problem.ts'
import { Said } from '#screens/said.tsx'
import {
  longestPassword,
  type PasswordProblem,
  passwordProblem,
  shortestPassword,
} from '#session/password-rule.ts'
import { type Text, text } from '#text/text.ts'

/** A new password, typed twice. */
export interface NewPassword {
  readonly next: string
  readonly again: string
}

const problemTexts: Readonly<Record<PasswordProblem, Text>> = {
  length: text('Mật khẩu cần từ {min} đến {max} ký tự.', { min: shortestPassword, max: longestPassword }),
  name: text('Mật khẩu không được chứa tên đăng nhập hay họ tên.'),
}

/** The field problems that the server named, under this form's names of the fields. */
export function serverProblems(problems: Problems, fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => {
      const field = fields[name]
      return field === undefined ? [] : [[field, <Said key={field} text={problem} />]]
    }),
  )
}

const said = (words: Text): ReactNode => <Said text={words} />

/** What is wrong with a field that must be filled in. */
export function required(value: string): ReactNode {
  return value === '' ? said(text('Hãy điền mục này.')) : null
}

/** The owner of a new password, and the one that it replaces, as far as they are known. */
interface Owned {
  readonly names: readonly string[]
  readonly old?: string
}

/** What is wrong with a new password, by field; the server alone knows which ones are common. */
export function problemsOfPassword({ next, again }: NewPassword, { names, old }: Owned) {
  const problem = passwordProblem(next, names)
  return {
    next:
      problem !== null
        ? said(problemTexts[problem])
        : next === old
          ? said(text('Mật khẩu mới phải khác mật khẩu hiện tại.'))
          : null,
    again: again === next ? null : said(text('Hai lần nhập chưa giống nhau.')),
  }
}
