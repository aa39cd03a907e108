import { createFileRoute } from '@tanstack/react-router'
import { PrivateFrame } from '#screens/frame/private-frame.tsx'
import { privateGuard } from '#screens/session/guard.ts'
import { menu } from './-menu.ts'

export const Route = createFileRoute('/_private')({
  beforeLoad: privateGuard,
  component: () => <PrivateFrame menu={menu} />,
})
