import { createFileRoute } from '@tanstack/react-router'
import { category } from '#resources/category.ts'
import { productCategory } from '#resources/product-category.ts'
import { loadScreen } from '#screens/load-screen.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

const tabs = [category, productCategory] as const

export const Route = createFileRoute('/_private/categories')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
