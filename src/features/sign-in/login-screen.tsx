import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { standsAlone } from '#hooks/write/shown-failure.ts'
import { LiteralLine } from '#kit/literal-line.tsx'
import { clearRefusal, hasRefusal, setSignedIn } from '#screens/frame/refusal.ts'
import { ViewTools } from '#screens/frame/view-tools.tsx'
import { insecureAddress, SignInRefused, signIn } from '#session/sign-in.ts'
import { sentences } from '#text/sentences.ts'
import { sourceText, type Text, text } from '#text/text.ts'
import { LoginView } from './login-view.tsx'

/** The reason of a failed sign-in, and advice. */
interface Refusal {
  readonly text: Text
  readonly advice?: Text | null
}

/** Both sign-in pages (S2-01, S6-02, S6-03): for staff, and for the admin area. */
export function LoginScreen({ page }: { readonly page: 'login' | 'admin' }) {
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
      setSignedIn()
    } catch (refused) {
      setBusy(false)
      setError(refused instanceof SignInRefused ? refused : unexpected)
    }
  }
  return (
    <LoginView
      page={page}
      busy={isBusy}
      error={error && <RefusalText {...error} />}
      tools={<ViewTools />}
      onSubmit={(credentials) => void submit(credentials)}
    />
  )
}

/** A sentence and what to do; a literal text of the specification that is no sentence is below them. */
function RefusalText({ text: literal, advice }: Refusal) {
  const t = useText()
  const isHeadline = standsAlone(sourceText(literal))
  const next = advice ?? (isHeadline ? null : tryAgain)
  return (
    <>
      <span>{sentences(t, isHeadline ? literal : notSignedIn, next ? [next] : [])}</span>
      <LiteralLine>{isHeadline ? '' : t(literal)}</LiteralLine>
    </>
  )
}

const notSignedIn = text('Chưa đăng nhập được.')
const tryAgain = text('Bạn xem lại rồi thử lần nữa nhé.')

const refusedText = text('Tài khoản này không vào được khu quản trị. Hãy đăng nhập bằng tài khoản quản trị.')

const unexpected: Refusal = {
  text: text('Dang nhap khong thanh cong!'),
  advice: text('Hãy thử lại sau ít phút.'),
}
