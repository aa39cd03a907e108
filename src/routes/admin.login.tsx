import { createFileRoute } from '@tanstack/react-router'
import { loginGuard } from '#features/sign-in/login-guard.ts'
import { LoginScreen } from '#features/sign-in/login-screen.tsx'

export const Route = createFileRoute('/admin/login')({
  beforeLoad: loginGuard,
  component: () => <LoginScreen page="admin" />,
})
