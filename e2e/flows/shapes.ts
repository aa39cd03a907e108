import { rulesOf } from '#descriptor/kinds.ts'
import type { Operation } from '#descriptor/operation.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'

/** What a flow can tell apart in an entity; all of it comes from the descriptor. */
type Shape = (resource: Resource) => unknown

/** The first entity of each shape: a flow through it runs the same code as through the others of that shape. */
export function onePerShape(from: readonly Resource[], shape: Shape): readonly Resource[] {
  const first = new Map<string, Resource>()
  for (const resource of from) {
    const key = JSON.stringify(shape(resource))
    if (!first.has(key)) first.set(key, resource)
  }
  return [...first.values()]
}

/** How a list's pages are asked for and answered, and whether it stands beside a tree. */
export const pageShape: Shape = ({ operations, pagination, envelope }) => {
  const { list, tree, byParent } = operations
  return [pagination, callShape(list), (list?.envelope ?? envelope).name, Boolean(tree ?? byParent)]
}

/** The kinds of the columns that a list can be ordered by. */
export const orderShape: Shape = (resource) =>
  distinct((resource.list.sort ?? []).map((name) => fieldOf(resource, name).kind))

/** How a list is filtered, and the envelope that its rows are read from. */
export const filterShape: Shape = (resource) => [
  distinct((resource.list.filters ?? []).map((name) => rulesOf(fieldOf(resource, name)).filtering)),
  resource.envelope.name,
]

/** How a record is made, where its form stands, and in which words all that is refused. */
export const refusalShape: Shape = ({ operations: { upsert, create }, texts, form }) => [
  callShape(upsert ?? create),
  form.path === undefined,
  texts,
]

/** How a record is made and where its form stands, whatever the words. */
export const creationShape: Shape = ({ operations: { upsert, create }, form }) => [
  callShape(upsert ?? create),
  form.path === undefined,
]

/** How a list and a record are read, and in which words that fails. */
export const readingShape: Shape = ({ operations: { list, one }, envelope, searchFailed, form }) => [
  list === undefined,
  (list?.envelope ?? envelope).name,
  callShape(one),
  form.path === undefined,
  searchFailed,
]

/** How a record is deleted, and in which words that is refused. */
export const removalShape: Shape = ({ operations: { remove } }) => callShape(remove)

/** The kinds of what must be filled in. */
export const requiredShape: Shape = ({ fields }) =>
  distinct(Object.values(fields).flatMap(({ required, kind }) => (required ? [kind] : [])))

function callShape(call: Operation | undefined): unknown {
  if (!call) return null
  // Where it goes is data; how it goes there is code.
  const { path: _, succeeds, envelope, ...how } = call
  return { ...how, succeeds: succeeds?.name, envelope: envelope?.name }
}

const distinct = (words: readonly string[]) => [...new Set(words)].toSorted()
