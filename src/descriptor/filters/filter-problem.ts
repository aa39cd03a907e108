import { defaultListState, listQuery } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import { isFilterable, reservedNames } from './filterable.ts'

/** Why a field that the list names has no filter; undefined for one that has. */
export function filterProblem(resource: Resource, name: string): string | undefined {
  const order = { key: resource.label, desc: false }
  const words = listQuery(resource, { ...defaultListState(resource), search: 'x', order })
  const sent = resource.query.filter(pathOf(resource, name))
  if (sent in words || sent === resource.query.filter('id'))
    return `its filter would be sent as “${sent}”, another word of the list call: leave it out, or spell filters by query.filter`
  if (reservedNames.has(name))
    return `“${name}” is a word of addresses, which no filter can have: give the field another name, with at: '${name}'`
  return isFilterable(resource, name) ? undefined : 'nothing filters by this field'
}
