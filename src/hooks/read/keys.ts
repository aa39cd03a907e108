import type { ListState } from '#descriptor/list-state.ts'

/**
 * The query keys: [resource, call, parameters]. All queries of a resource are below [resource], its lists
 * below [resource, 'list'].
 */
export const keys = {
  all: (resource: Named) => [resource.name] as const,
  lists: (resource: Named) => [resource.name, 'list'] as const,
  list: (resource: Named, state: ListState) => [resource.name, 'list', state] as const,
  contradicted: (resource: Named, { page, size, search, order, filters, view, parent }: ListState) =>
    [resource.name, 'contradicted', { page, size, search, order, filters, view, parent }] as const,
  wholeLists: (resource: Named) => [resource.name, 'whole-list'] as const,
  wholeList: (resource: Named, state: object, split?: readonly object[]) =>
    [resource.name, 'whole-list', state, split] as const,
  filterPlans: (resource: Named) => [resource.name, 'filter-plan'] as const,
  filterPlan: (resource: Named, filters: ListState['filters'], local: readonly string[]) =>
    [resource.name, 'filter-plan', filters, local] as const,
  filterProgress: (resource: Named, state: object) => [resource.name, 'filter-progress', state] as const,
  tabCounts: (resource: Named) => [resource.name, 'tab-count'] as const,
  tabCount: (resource: Named, value: string) => [resource.name, 'tab-count', value] as const,
  days: (resource: Named, count: number) => [resource.name, 'days', count] as const,
  ending: (resource: Named) => [resource.name, 'ending'] as const,
  ranges: (resource: Named) => [resource.name, 'ranges'] as const,
  count: (resource: Named, filters: ListState['filters']) => [resource.name, 'count', filters] as const,
  related: (resource: Named, names: readonly string[], wanted: readonly string[], since?: number) =>
    [resource.name, 'related', names, wanted, since] as const,
  one: (resource: Named, id: string) => [resource.name, 'one', id] as const,
  settings: (resource: Named) => [resource.name, 'settings'] as const,
  allNames: (resource: Named) => [resource.name, 'names'] as const,
  names: (resource: Named) => [resource.name, 'names', 'all'] as const,
  name: (resource: Named, id: string) => [resource.name, 'names', 'one', id] as const,
  paths: (resource: Named) => [resource.name, 'names', 'path'] as const,
  path: (resource: Named, id: string) => [resource.name, 'names', 'path', id] as const,
  branch: (resource: Named, ids: readonly string[]) =>
    [resource.name, 'names', 'path', 'branch', ids] as const,
  tree: (resource: Named) => [resource.name, 'tree'] as const,
  children: (resource: Named, parent: string) => [resource.name, 'children', parent] as const,
  nodes: (resource: Named, search: string) => [resource.name, 'nodes', search] as const,
  search: (resource: Named, query: string) => [resource.name, 'search', query] as const,
  optionPages: (resource: Named, search: string) => [resource.name, 'options', search, 'pages'] as const,
  paging: ({ name }: Named, { view, parent, size }: ListState) =>
    ['paging', name, parent === '' ? view : 'by parent', size] as const,
  every: (resource: Named) => [resource.name, 'every'] as const,
  slugLookup: (resource: Named, name: string, value: string) =>
    [resource.name, 'lookup', name, value] as const,
  seen: (resource: Named) => [resource.name, 'seen'] as const,
  helper: (name: string, search: string) => ['helper', name, search] as const,
  lastQuote: (subject: string) => ['last-quote', subject] as const,
  cellContext: ({ name }: Named, language: string) => ['cell-context', name, language] as const,
  price: (call: string, query: object) => ['price', call, query] as const,
  allFiles: ['files'] as const,
  files: (folder: string) => ['files', folder] as const,
  currentUser: ['current-user'] as const,
  profile: ['profile'] as const,
}

interface Named {
  readonly name: string
}
