import '#kit/input-styles.css'
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { PasswordInput } from '#kit/inputs/password-input.tsx'
import { Logo } from '#kit/logo.tsx'
import classes from './sign-in-illustration.module.css'

/** A decorative illustration of water and quay in shades of the accent colour, hidden from screen readers. */
function SignInIllustration() {
  return (
    <svg
      className={classes.illustration}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <circle fill="var(--sun)" cx="1010" cy="92" r="46" />
      <path fill="var(--hills)" d={hills} />
      <path fill="var(--far)" d={`M0 196${wave}V420H0z`} />
      <Boat />
      <path fill="var(--near)" d={`M-120 246${wave}${crest}V420H-120z`} />
      <Quay />
      <path fill="var(--front)" d={`M-60 332${wave}${crest}V420H-60z`} />
      <path
        {...line}
        stroke="var(--pale)"
        strokeWidth={3}
        opacity={0.6}
        d="M96 284h74M196 284h18M300 372h92M640 300h56M712 300h14M560 384h40M860 374h70M946 374h16"
      />
    </svg>
  )
}

function Boat() {
  return (
    <g>
      <path fill="var(--deep)" d="M392 216h196c-4 26-16 44-34 52H424c-18-10-28-28-32-52z" />
      <path fill="var(--pale)" d="M395 226h190l-2 7H397z" />
      <path fill="var(--pale)" d="M426 184h58a4 4 0 0 1 4 4v28h-66v-28a4 4 0 0 1 4-4z" />
      <path fill="var(--middle)" d="M434 193h12v11h-12zM452 193h12v11h-12zM470 193h10v11h-10z" />
      <path {...line} stroke="var(--deep)" d="M520 216v-74M520 146l44 70M520 146l-26 40" />
      <path fill="var(--middle)" d="M500 194h30v22h-30zM534 200h22v16h-22z" />
    </g>
  )
}

function Quay() {
  return (
    <g>
      <path {...line} stroke="var(--deep)" d="M584 222c120 74 300 78 418 8" />
      <path
        fill="var(--middle)"
        d="M968 262h18v130h-18zM1088 262h18v130h-18zM1208 262h18v130h-18zM1328 262h18v130h-18z"
      />
      <path fill="var(--deep)" d="M944 246h496v20H944z" />
      <path fill="var(--deep)" d="M988 208h32a7 7 0 0 1 3 13.400v25h-38v-25a7 7 0 0 1 3-13.400z" />
      <path fill="var(--deep)" d="M1068 222h26a6 6 0 0 1 2 11.600v13h-30v-13a6 6 0 0 1 2-11.600z" />
      <path fill="var(--middle)" d="M1180 190h62v56h-62zM1248 206h46v40h-46zM1196 152h44v38h-44z" />
      <path fill="var(--deep)" opacity={0.6} d="M1204 190h12v56h-12zM1266 206h9v40h-9zM1213 152h9v38h-9z" />
    </g>
  )
}

const line = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round' } as const

const hills =
  'M0 216V168c90-34 150-42 236-20 60 15 96 8 150-14 92-38 196-30 288 10 64 28 122 30 190 14 120-28 214-66 334-40 90 20 150 44 242 36v62z'

// A wave crest that is as wide as the illustration.
const wave =
  'c60 0 60 12 120 12s60-12 120-12 60 12 120 12 60-12 120-12 60 12 120 12 60-12 120-12 60 12 120 12 60-12 120-12 60 12 120 12 60-12 120-12 60 12 120 12 60-12 120-12'
const crest = 'c60 0 60 12 120 12'

/** The values of the sign-in form. */
export interface TypedCredentials {
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
  readonly onSubmit: (credentials: TypedCredentials) => void
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

function typed(data: FormData): TypedCredentials {
  const read = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { username: read('username').trim(), password: read('password') }
}
