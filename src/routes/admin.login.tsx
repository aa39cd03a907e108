import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '#screens/session/login-screen.tsx'
import { loginGuard } from '#screens/session/guard.ts'

export const Route = createFileRoute('/admin/login')({
  beforeLoad: loginGuard,
  component: () => <LoginScreen door="admin" />,
})
