import '#kit/input-styles.css'
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { PasswordInput } from '#kit/inputs/password-input.tsx'
import { Logo } from '#kit/logo.tsx'
import { SignInIllustration } from './sign-in-illustration.tsx'

/** The values of the sign-in form. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

interface LoginViewProps {
  readonly page: 'login' | 'admin'
  readonly busy: boolean
  /** The error of the last attempt. */
  readonly error: ReactNode
  /** The language and theme switches. */
  readonly tools?: ReactNode
  readonly onSubmit: (credentials: Credentials) => void
}

/** The sign-in page: logo, two fields and a button on an illustration. */
export function LoginView({ page, busy, error, tools, onSubmit }: LoginViewProps) {
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
    <Stack gap={0} mih="100dvh" pos="relative" style={{ isolation: 'isolate' }}>
      <Group component="header" mih="3.25rem" gap={4} justify="flex-end" px="md">
        <Group gap={10} me="auto" fw={600} fz="lg">
          <Logo />
          <span>Bến</span>
        </Group>
        {tools}
      </Group>
      <Stack component="main" align="center" px="md" pt="clamp(1rem, 6vh, 7rem)" pb="xl">
        <Paper
          component="form"
          ref={form}
          withBorder
          radius={12}
          p="lg"
          w="min(23rem, 100%)"
          onSubmit={submit}
          noValidate
          aria-labelledby="login-title"
        >
          <Stack>
            <div>
              <Title order={1} id="login-title">
                {page === 'admin' ? t('Đăng nhập quản trị') : t('Đăng nhập')}
              </Title>
              <Text component="div" c="dimmed" mt={4}>
                {t('Nhập tài khoản nhân viên của bạn để bắt đầu.')}
              </Text>
            </div>
            {/* Not removed while it is empty: only an existing live region is announced when its text changes. */}
            <Text component="div" role="alert" {...(error ? refused : { mt: '-md' })}>
              {error}
            </Text>
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
          </Stack>
        </Paper>
      </Stack>
      <SignInIllustration />
    </Stack>
  )
}

const refused = {
  c: 'var(--mantine-color-error)',
  bg: 'var(--mantine-color-red-light)',
  px: 'sm',
  py: 'xs',
  bdrs: 'md',
} as const

function typed(data: FormData): Credentials {
  const read = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { username: read('username').trim(), password: read('password') }
}
