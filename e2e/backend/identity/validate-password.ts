import { longestPassword, passwordProblem, shortestPassword } from '#session/password-rule.ts'

/** A valid new password, or the message of its rejection. */
export type PasswordResult = { readonly password: string } | { readonly error: string }

/** Checks a new password: its length, the names of its owner, and the list of common passwords. */
export async function validatePassword(password: unknown, names: readonly string[]): Promise<PasswordResult> {
  const problem = typeof password === 'string' ? passwordProblem(password, names) : 'length'
  if (typeof password !== 'string' || problem === 'length')
    return { error: `Mật khẩu mới cần từ ${shortestPassword} đến ${longestPassword} ký tự.` }
  if (problem === 'name') return { error: 'Mật khẩu mới không được chứa tên đăng nhập hay họ tên.' }
  if ((await commonPasswords()).has(password.toLowerCase()))
    return { error: 'Mật khẩu này quá phổ biến, dễ bị đoán ra. Bạn chọn mật khẩu khác nhé.' }
  return { password }
}

let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 commonest passwords in lower case, loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortestPassword))
  })
  return common
}
