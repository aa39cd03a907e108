import { createFileRoute } from '@tanstack/react-router'
import { PasswordScreen } from '#features/sign-in/password-screen.tsx'

export const Route = createFileRoute('/_private/user/password')({
  component: PasswordScreen,
})
