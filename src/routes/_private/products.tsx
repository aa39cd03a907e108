import { createFileRoute } from '@tanstack/react-router'
import { product } from '#resources/product.ts'
import { loadScreen } from '#screens/load-screen.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

const tabs = [product] as const

export const Route = createFileRoute('/_private/products')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
