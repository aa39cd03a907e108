import type { ReactNode } from 'react'
import { Said } from '#screens/said.tsx'
import { type Text, text } from '#text/text.ts'

/** The fewest characters of a new password. */
export const shortest = 8

/** A new password, typed twice. */
export interface NewPassword {
  readonly next: string
  readonly again: string
}

const said = (words: Text): ReactNode => <Said text={words} />

/** What is wrong with a field that must be filled in. */
export function required(value: string): ReactNode {
  return value === '' ? said(text('Hãy điền mục này.')) : null
}

/** What is wrong with a new password, by field; `old` is the one that it replaces, where that is known. */
export function problemsOfPassword({ next, again }: NewPassword, old = '') {
  return {
    next:
      next.length < shortest
        ? said(text('Ít nhất {min} ký tự.', { min: shortest }))
        : next === old
          ? said(text('Mật khẩu mới phải khác mật khẩu hiện tại.'))
          : null,
    again: again === next ? null : said(text('Hai lần nhập chưa giống nhau.')),
  }
}
