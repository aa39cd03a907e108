import { createFileRoute } from '@tanstack/react-router'
import { support } from '#resources/support.ts'
import { FormScreen } from '#screens/form/form-screen.tsx'
import { loadForm } from '#screens/load-form.ts'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

export const Route = createFileRoute('/_private/support/')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadForm(support, entering),
  component: Screen,
})

function Screen() {
  return <FormScreen resource={support} id={null} search={Route.useSearch()} />
}
