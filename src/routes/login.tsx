import { createFileRoute } from '@tanstack/react-router'
import { loginGuard } from '#screens/session/login-guard.ts'
import { LoginScreen } from '#screens/session/login-screen.tsx'

export const Route = createFileRoute('/login')({
  beforeLoad: loginGuard,
  component: () => <LoginScreen door="login" />,
})
