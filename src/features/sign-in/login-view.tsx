import '#kit/input-styles.css'
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { PasswordInput } from '#kit/inputs/password-input.tsx'
import { Logo } from '#kit/logo.tsx'
import classes from './login-view.module.css'
import { SignInIllustration } from './sign-in-illustration.tsx'

/** The values of the sign-in form. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

interface LoginViewProps {
  readonly page: 'login' | 'admin'
  readonly busy: boolean
  /** The error of the last attempt, translated. */
  readonly error: string | null
  /** A notice before the sign-in, for instance that the session has expired. */
  readonly note?: ReactNode
  /** The language and theme switches. */
  readonly tools?: ReactNode
  readonly onSubmit: (credentials: Credentials) => void
}

/** The sign-in page: logo, two fields and a button on an illustration. */
export function LoginView({ page, busy, error, note, tools, onSubmit }: LoginViewProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const credentials = typed(new FormData(event.currentTarget))
    const blank = (['username', 'password'] as const).filter((name) => credentials[name] === '')
    setMissing(blank)
    if (blank[0]) form.current?.querySelector<HTMLElement>(`[name=${blank[0]}]`)?.focus()
    else if (!busy) onSubmit(credentials)
  }
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <span className={classes.brand}>
          <Logo /> Bến
        </span>
        {tools}
      </header>
      <main className={classes.main}>
        <form ref={form} className={classes.card} onSubmit={submit} noValidate aria-labelledby="login-title">
          <div>
            <h1 id="login-title" className={classes.title}>
              {page === 'admin' ? t('Đăng nhập quản trị') : t('Đăng nhập')}
            </h1>
            <p className={classes.note}>{note ?? t('Nhập tài khoản nhân viên của bạn để bắt đầu.')}</p>
          </div>
          <div className={classes.alert} role="alert">
            {error}
          </div>
          <TextInput
            size="md"
            name="username"
            label={t('Tên đăng nhập')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={missing.includes('username') && t('Bạn chưa nhập tên đăng nhập.')}
          />
          <PasswordInput
            size="md"
            name="password"
            label={t('Mật khẩu')}
            autoComplete="current-password"
            error={missing.includes('password') && t('Bạn chưa nhập mật khẩu.')}
          />
          <Button type="submit" size="md" loading={busy}>
            {t('Đăng nhập')}
          </Button>
        </form>
      </main>
      <SignInIllustration />
    </div>
  )
}

function typed(data: FormData): Credentials {
  const read = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { username: read('username').trim(), password: read('password') }
}
