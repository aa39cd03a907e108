import { createFileRoute } from '@tanstack/react-router'
import { price } from '#resources/price.ts'
import { store } from '#resources/store.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { loadScreen, screenDeps, screenSearch } from '#screens/screen-route.ts'

const tabs = [store, price] as const

export const Route = createFileRoute('/_private/systems')({
  validateSearch: screenSearch(tabs),
  loaderDeps: screenDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
