import { createFileRoute } from '@tanstack/react-router'
import { MissingScreen } from '#screens/missing-screen.tsx'

export const Route = createFileRoute('/_private/$')({
  component: MissingScreen,
})
