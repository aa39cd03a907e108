import { createFileRoute } from '@tanstack/react-router'
import { keyword } from '#resources/keyword.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { loadScreen, screenDeps, screenSearch } from '#screens/screen-route.ts'

const tabs = [keyword] as const

export const Route = createFileRoute('/_private/keywords')({
  validateSearch: screenSearch(tabs),
  loaderDeps: screenDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
