import { createFileRoute } from '@tanstack/react-router'
import { user } from '#resources/user.ts'
import { loadScreen } from '#screens/load-screen.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

const tabs = [user] as const

export const Route = createFileRoute('/_private/users')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
