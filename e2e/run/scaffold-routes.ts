import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { checkTable } from '../../src/descriptor/check-table.ts'
import type { Resource } from '../../src/descriptor/resource.ts'
import { resources } from '../../src/resources/table.ts'
import { formatted } from './formatted.ts'
import { writeIcons } from './scaffold-icons.ts'

const folder = 'src/routes/_private'

/** Checks the resource table, writes the module of its icons, and its missing route files; existing ones are not changed. */
export function scaffoldRoutes(): Plugin {
  return {
    name: 'scaffold-routes',
    config() {
      checkTable(resources)
      // In a release a test compares the committed module with the table; writing it would hide a stale one.
      if (!process.env['RELEASE']) writeIcons(resources)
      for (const [file, source] of wantedRoutes()) {
        const path = join(folder, file)
        if (!existsSync(path)) writeFileSync(path, formatted(path, source))
      }
    },
  }
}

/** File name → source, not yet formatted, for every screen that a table of resources needs. */
export function wantedRoutes(table: readonly Resource[] = resources): ReadonlyMap<string, string> {
  const routes = new Map<string, string>()
  for (const resource of table) {
    const tabs = table.filter(({ path }) => path === resource.path)
    routes.set(`${fileName(resource.path)}.tsx`, screenRoute(resource.path, tabs))
    const { path, idIn } = resource.form
    if (!path) continue
    routes.set(`${fileName(path)}.index.tsx`, formRoute(resource, `${path}/`))
    if (idIn !== 'query') routes.set(`${fileName(path)}.$id.tsx`, formRoute(resource, `${path}/$id`))
  }
  return routes
}

/** The export name of a descriptor: its name in camel case. */
export function exportName({ name }: { readonly name: string }): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const fileName = (path: string) => path.slice(1).replaceAll('/', '.')
const importOf = (resource: Resource) =>
  `import { ${exportName(resource)} } from '#resources/${resource.name}.ts'`

function screenRoute(path: string, tabs: readonly Resource[]): string {
  const names = tabs.map(exportName)
  return `import { createFileRoute } from '@tanstack/react-router'
${tabs.map(importOf).join('\n')}
import { loadScreen } from '#screens/load-screen.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import { screenSearch, searchDeps } from '#screens/screen-search.ts'

const tabs = [${names.join(', ')}] as const

export const Route = createFileRoute('/_private${path}')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadScreen(tabs, entering),
  component: Screen,
})

function Screen() {
  return <ResourceScreen tabs={tabs} search={Route.useSearch()} />
}
`
}

function formRoute(resource: Resource, path: string): string {
  const isEdit = path.endsWith('$id')
  const isIdInQuery = resource.form.idIn === 'query'
  const id = isIdInQuery ? 'idFromSearch(Route.useSearch())' : isEdit ? 'Route.useParams().id' : 'null'
  return `import { createFileRoute } from '@tanstack/react-router'
${importOf(resource)}
import { FormScreen } from '#screens/form/form-screen.tsx'
import { loadForm } from '#screens/load-form.ts'
import { ${isIdInQuery ? 'idFromSearch, ' : ''}screenSearch, searchDeps } from '#screens/screen-search.ts'

export const Route = createFileRoute('/_private${path}')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) => loadForm(${exportName(resource)}, entering),
  component: Screen,
})

function Screen() {
  return <FormScreen resource={${exportName(resource)}} id={${id}} search={Route.useSearch()} />
}
`
}
