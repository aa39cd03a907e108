import { createFileRoute } from '@tanstack/react-router'
import { contractTab } from '#features/contract/contract-tab.ts'
import { ContractTabs } from '#features/contract/contract-tabs.tsx'
import { appSetting } from '#resources/app-setting.ts'
import { price } from '#resources/price.ts'
import { store } from '#resources/store.ts'
import { loadScreen } from '#screens/load-screen.ts'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

const tabs = [store, appSetting, price] as const

export const Route = createFileRoute('/_private/systems')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => (entering.deps.tab === contractTab.tab ? undefined : loadScreen(tabs, entering)),
  component: Screen,
})

function Screen() {
  return <ContractTabs tabs={tabs} search={Route.useSearch()} />
}
