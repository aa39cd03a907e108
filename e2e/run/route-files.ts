import type { Resource } from '../../src/descriptor/resource.ts'

/** File name → source, not yet formatted, for every screen that a table of resources needs. */
export function wantedRoutes(table: readonly Resource[]): ReadonlyMap<string, string> {
  const routes = new Map<string, string>()
  for (const resource of table) {
    const tabs = table.filter(({ path }) => path === resource.path)
    routes.set(`${fileName(resource.path)}.tsx`, screenRoute(resource.path, tabs))
    const { path, idIn } = resource.form
    if (!path) continue
    const id = idIn === 'query' ? 'idFromSearch(Route.useSearch())' : 'null'
    routes.set(`${fileName(path)}.index.tsx`, formRoute(resource, `${path}/`, id))
    if (idIn !== 'query')
      routes.set(`${fileName(path)}.$id.tsx`, formRoute(resource, `${path}/$id`, 'Route.useParams().id'))
  }
  return routes
}

/** The export name of a descriptor: its name in camel case. */
export function exportName({ name }: { readonly name: string }): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const fileName = (path: string) => path.slice(1).replaceAll('/', '.')

function screenRoute(path: string, tabs: readonly Resource[]): string {
  const imports = `import { loadScreen } from '#screens/load-screen.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'

const tabs = [${tabs.map(exportName).join(', ')}] as const`
  return route(path, tabs, imports, 'loadScreen(tabs, entering)', 'ResourceScreen tabs={tabs}')
}

function formRoute(resource: Resource, path: string, id: string): string {
  const imports = `import { FormScreen } from '#screens/form/form-screen.tsx'
import { loadForm } from '#screens/load-form.ts'${id.startsWith('idFromSearch') ? "\nimport { idFromSearch } from '#screens/screen-search.ts'" : ''}`
  const name = exportName(resource)
  return route(
    path,
    [resource],
    imports,
    `loadForm(${name}, entering)`,
    `FormScreen resource={${name}} id={${id}}`,
  )
}

function route(path: string, of: readonly Resource[], imports: string, load: string, screen: string): string {
  return `import { createFileRoute } from '@tanstack/react-router'
${of.map((resource) => `import { ${exportName(resource)} } from '#resources/${resource.name}.ts'`).join('\n')}
import { screenSearch, searchDeps } from '#screens/screen-search.ts'
${imports}

export const Route = createFileRoute('/_private${path}')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => ${load},
  component: Screen,
})

function Screen() {
  return <${screen} search={Route.useSearch()} />
}
`
}
