import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'
import { resources } from '#resources/table.ts'

/** The first entity that fits: the tour needs one of a kind, whatever its name. */
function first(kind: string, fits: (resource: Resource) => boolean): Resource {
  const found = resources.find(fits)
  if (!found) throw new Error(`no entity with ${kind}`)
  return found
}

const hasKind = (resource: Resource, kind: string) =>
  editableFields(resource).some((name) => fieldOf(resource, name).kind === kind)

/** An entity whose records are sorted by hand in a tree. */
export const treeEntity = first('a tree', (one) => {
  const { byParent, upsert, search } = one.operations
  return hasTree(one) && byParent !== undefined && upsert !== undefined && search !== undefined
})

/** An entity whose records are answered in an inbox. */
export const inboxEntity = first('an inbox', ({ inbox }) => (inbox?.reach ?? []).length > 0)

/** An entity with a rich text on its own page. */
export const textEntity = first(
  'a rich text',
  (one) => hasKind(one, 'richText') && one.form.path !== undefined,
)
