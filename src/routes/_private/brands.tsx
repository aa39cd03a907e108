import { createFileRoute } from '@tanstack/react-router'
import { brand } from '#resources/brand.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { loadScreen, screenDeps, screenSearch } from '#screens/screen-route.ts'

const tabs = [brand] as const

export const Route = createFileRoute('/_private/brands')({
  validateSearch: screenSearch(tabs),
  loaderDeps: screenDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
