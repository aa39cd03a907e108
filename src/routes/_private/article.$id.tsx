import { createFileRoute } from '@tanstack/react-router'
import { article } from '#resources/article.ts'
import { FormScreen } from '#screens/form/form-screen.tsx'
import { loadForm } from '#screens/load-form.ts'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

export const Route = createFileRoute('/_private/article/$id')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadForm(article, entering),
  component: Screen,
})

function Screen() {
  return <FormScreen resource={article} id={Route.useParams().id} search={Route.useSearch()} />
}
