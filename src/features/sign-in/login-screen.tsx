import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { clearRefusal, hasRefusal } from '#screens/frame/refusal.ts'
import { ViewTools } from '#screens/frame/view-tools.tsx'
import { signIn } from '#session/sign-in.ts'
import { insecureAddress, SignInRefused } from '#session/sign-in-refused.ts'
import { type Text, text } from '#text/text.ts'
import { LoginView } from './login-view.tsx'

/** The reason of a failed sign-in, and advice. */
interface Refusal {
  readonly text: Text
  readonly advice?: Text | null
}

/** Both sign-in pages (S2-01, S6-02, S6-03): for staff, and for the admin area. */
export function LoginScreen({ page }: { readonly page: 'login' | 'admin' }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Refusal | null>(
    () => insecureAddress() ?? (hasRefusal() ? { text: refusedText } : null),
  )
  const submit = async (credentials: { username: string; password: string }) => {
    setBusy(true)
    setError(null)
    clearRefusal()
    try {
      await signIn(credentials, page)
      notify({ tone: 'good', text: text('Dang nhap thanh cong') })
    } catch (refused) {
      setBusy(false)
      setError(refused instanceof SignInRefused ? refused : unexpected)
    }
  }
  return (
    <LoginView
      page={page}
      busy={isBusy}
      error={error && [error.text, error.advice].flatMap((words) => (words ? t(words) : [])).join(' ')}
      tools={<ViewTools />}
      onSubmit={(credentials) => void submit(credentials)}
    />
  )
}

const refusedText = text('Tài khoản này không vào được khu quản trị. Hãy đăng nhập bằng tài khoản quản trị.')

const unexpected: Refusal = {
  text: text('Dang nhap khong thanh cong!'),
  advice: text('Hãy thử lại sau ít phút.'),
}
