import { createFileRoute } from '@tanstack/react-router'
import { FilesScreen, loadFiles } from '#features/files/files-screen.tsx'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

export const Route = createFileRoute('/_private/files')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadFiles(entering),
  component: Screen,
})

function Screen() {
  return <FilesScreen search={Route.useSearch()} />
}
