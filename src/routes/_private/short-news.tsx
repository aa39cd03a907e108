import { createFileRoute } from '@tanstack/react-router'
import { shortNews } from '#resources/short-news.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { loadScreen, screenDeps, screenSearch } from '#screens/screen-route.ts'

const tabs = [shortNews] as const

export const Route = createFileRoute('/_private/short-news')({
  validateSearch: screenSearch(tabs),
  loaderDeps: screenDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
