import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'

/** The contradictions of the place for a team's views: its record, its path, the fields beside it. */
export function teamViewsProblems(resource: Resource): readonly string[] {
  const { teamViews: path } = resource
  if (path === undefined) return []
  const isBeside = (other: string) =>
    !`${other}.`.startsWith(`${path}.`) && !`${path}.`.startsWith(`${other}.`)
  const field = Object.keys(resource.fields).find((name) => !isBeside(pathOf(resource, name)))
  return [
    ...(can(resource, 'read') && can(resource, 'save')
      ? []
      : ['only a settings record has a place for them']),
    ...(/^[^\s.]+(\.[^\s.]+)*$/.test(path) ? [] : [`the path ${path} is not like a.path`]),
    ...(field === undefined ? [] : [`the path ${path} is, contains or is in that of the field ${field}`]),
  ]
}
