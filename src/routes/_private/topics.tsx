import { createFileRoute } from '@tanstack/react-router'
import { topic } from '#resources/topic.ts'
import { loadScreen } from '#screens/load-screen.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

const tabs = [topic] as const

export const Route = createFileRoute('/_private/topics')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
