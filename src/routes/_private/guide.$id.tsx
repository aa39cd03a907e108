import { createFileRoute } from '@tanstack/react-router'
import { guide } from '#resources/guide.ts'
import { FormScreen } from '#screens/form/form-screen.tsx'
import { formDeps, formSearch, loadForm } from '#screens/form-route.ts'

export const Route = createFileRoute('/_private/guide/$id')({
  validateSearch: formSearch,
  loaderDeps: formDeps,
  loader: (entering) => loadForm(guide, entering),
  component: Screen,
})

function Screen() {
  return <FormScreen resource={guide} id={Route.useParams().id} search={Route.useSearch()} />
}
