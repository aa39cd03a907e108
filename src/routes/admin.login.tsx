import { createFileRoute } from '@tanstack/react-router'
import { loginGuard } from '#features/sign-in/login-guard.ts'
import { LoginScreen } from '#features/sign-in/login-screen.tsx'

export const Route = createFileRoute('/admin/login')({
  // Part of the entry chunk: it is small, and another request would take longer.
  codeSplitGroupings: [],
  beforeLoad: loginGuard,
  component: () => <LoginScreen page="admin" />,
})
