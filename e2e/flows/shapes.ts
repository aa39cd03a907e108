import { filteringOf, sentValue } from '#descriptor/filters/filter-text.ts'
import type { Operation } from '#descriptor/operation.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'

/** The properties of a descriptor that distinguish entities in a flow. */
type Shape = (resource: Resource) => unknown

/** The first entity of each shape; the others of a shape run the same code. */
export function onePerShape(from: readonly Resource[], shape: Shape): readonly Resource[] {
  const first = new Map<string, Resource>()
  for (const resource of from) {
    const key = JSON.stringify(shape(resource))
    if (!first.has(key)) first.set(key, resource)
  }
  return [...first.values()]
}

/** Request and response of a list's pages, and whether the entity also has a tree. */
export const pageShape: Shape = ({ operations, pagination, envelope }) => {
  const { list, tree, byParent } = operations
  return [pagination, callShape(list), (list?.envelope ?? envelope).name, Boolean(tree ?? byParent)]
}

/** The kinds of sortable columns. */
export const orderShape: Shape = (resource) =>
  distinct((resource.list.sort ?? []).map((name) => fieldOf(resource, name).kind))

/** The filters whose single value is sent with the list call. */
export function sentFilters(resource: Resource): readonly string[] {
  return (resource.list.filters ?? []).filter((name) => {
    return sentValue(fieldOf(resource, name), 'true') !== undefined
  })
}

/** The kinds of filters that are sent and the envelope of the rows. */
export const filterShape: Shape = (resource) => [
  distinct(sentFilters(resource).map((name) => filteringOf(fieldOf(resource, name)))),
  resource.envelope.name,
]

/** The request of a create, the place of the form and the texts of rejections. */
export const refusalShape: Shape = ({ operations: { upsert, create }, texts, form }) => [
  callShape(upsert ?? create),
  form.path === undefined,
  texts,
]

/** The request of a create and the place of the form. */
export const creationShape: Shape = ({ operations: { upsert, create }, form }) => [
  callShape(upsert ?? create),
  form.path === undefined,
]

/** The requests of a list and a record, and the texts of failures. */
export const readingShape: Shape = ({ operations: { list, one }, envelope, searchFailed, form }) => [
  list === undefined,
  (list?.envelope ?? envelope).name,
  callShape(one),
  form.path === undefined,
  searchFailed,
]

/** The request of a delete and the texts of rejections. */
export const removalShape: Shape = ({ operations: { remove } }) => callShape(remove)

/** The kinds of required fields. */
export const requiredShape: Shape = ({ fields }) =>
  distinct(Object.values(fields).flatMap(({ required, kind }) => (required ? [kind] : [])))

function callShape(call: Operation | undefined): unknown {
  if (!call) return null
  // The path is only data; the other properties select code.
  const { path: _, succeeds, envelope, ...how } = call
  return { ...how, succeeds: succeeds?.name, envelope: envelope?.name }
}

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted()
