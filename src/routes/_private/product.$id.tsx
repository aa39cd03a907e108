import { createFileRoute } from '@tanstack/react-router'
import { product } from '#resources/product.ts'
import { FormScreen } from '#screens/form/form-screen.tsx'
import { loadForm } from '#screens/load-form.ts'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

export const Route = createFileRoute('/_private/product/$id')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadForm(product, entering),
  component: Screen,
})

function Screen() {
  return <FormScreen resource={product} id={Route.useParams().id} search={Route.useSearch()} />
}
