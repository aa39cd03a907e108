import { createFileRoute } from '@tanstack/react-router'
import { ContentIssuesCard } from '#features/content-check/content-issues-card.tsx'
import { HomeScreen } from '#features/dashboard/home-screen.tsx'
import { profile } from '#resources/profile.ts'
import { resources } from '#resources/table.ts'
import { menu } from '#routes/-menu.ts'

const known = [...resources, profile]

export const Route = createFileRoute('/_private/')({
  component: () => (
    <HomeScreen menu={menu} resources={known} aside={<ContentIssuesCard resources={known} />} />
  ),
})
