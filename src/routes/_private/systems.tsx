import { createFileRoute } from '@tanstack/react-router'
import { appSetting } from '#resources/app-setting.ts'
import { price } from '#resources/price.ts'
import { store } from '#resources/store.ts'
import { loadScreen } from '#screens/load-screen.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

const tabs = [store, appSetting, price] as const

export const Route = createFileRoute('/_private/systems')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
