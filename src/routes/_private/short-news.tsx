import { createFileRoute } from '@tanstack/react-router'
import { shortNews } from '#resources/short-news.ts'
import { loadScreen } from '#screens/load-screen.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

const tabs = [shortNews] as const

export const Route = createFileRoute('/_private/short-news')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
