import { type Text, text } from '#text/text.ts'

/** Signing in has failed: the text that the specification asks for, and what to do next. Never a password. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
  readonly text: Text
  /** A plain sentence on what to do, null where the text is enough. */
  readonly advice: Text | null

  constructor(message: Text, advice: Text | null = null) {
    super('Signing in has failed')
    this.text = message
    this.advice = advice
  }
}

/** The role may not sign in on this page (S8-02); a token that names no role is a mistake of the configuration. */
export function wrongRole(isNamed: boolean): SignInRefused {
  return new SignInRefused(
    text('Khong co quyen dang nhap'),
    isNamed
      ? text('Tài khoản này không dùng được ở đây. Bạn hãy hỏi người quản trị nhé.')
      : text(
          'Máy chủ không cho biết quyền của tài khoản. Bạn báo người quản trị xem lại cấu hình đăng nhập nhé.',
        ),
  )
}

/**
 * Why signing in cannot succeed at this address; null where it can. Outside a secure context (plain HTTP under a name that
 * is not this machine's) browsers offer no key for request proofs.
 */
export function insecureAddress(): SignInRefused | null {
  if ('subtle' in crypto) return null
  return new SignInRefused(
    text('Chỉ đăng nhập được qua HTTPS: hãy mở trang này bằng địa chỉ bắt đầu với https:// nhé.'),
  )
}
