import { createFileRoute } from '@tanstack/react-router'
import { resources } from '#resources/table.ts'
import { menu } from '#routes/-menu.ts'
import { HomeScreen } from '#screens/home/home-screen.tsx'

export const Route = createFileRoute('/_private/')({
  component: () => <HomeScreen menu={menu} resources={resources} />,
})
