import { createFileRoute } from '@tanstack/react-router'
import { guide } from '#resources/guide.ts'
import { FormScreen } from '#screens/form/form-screen.tsx'
import { loadForm } from '#screens/load-form.ts'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

export const Route = createFileRoute('/_private/guide/$id')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadForm(guide, entering),
  component: Screen,
})

function Screen() {
  return <FormScreen resource={guide} id={Route.useParams().id} search={Route.useSearch()} />
}
