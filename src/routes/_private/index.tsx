import { createFileRoute } from '@tanstack/react-router'
import { profile } from '#resources/profile.ts'
import { resources } from '#resources/table.ts'
import { menu } from '#routes/-menu.ts'
import { HomeScreen } from '#screens/home/home-screen.tsx'

const known = [...resources, profile]

export const Route = createFileRoute('/_private/')({
  component: () => <HomeScreen menu={menu} resources={known} />,
})
