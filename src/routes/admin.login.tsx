import { createFileRoute } from '@tanstack/react-router'
import { loginGuard } from '#features/sign-in/login-guard.ts'
import { LoginScreen } from '#features/sign-in/login-screen.tsx'

export const Route = createFileRoute('/admin/login')({
  // Part of what every page starts with: it is small, and another request would be the slowest part of it.
  codeSplitGroupings: [],
  beforeLoad: loginGuard,
  component: () => <LoginScreen door="admin" />,
})
