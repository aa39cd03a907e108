import type { Resource } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'
import { idRelations } from '#hooks/relations/relation.ts'
import { resources } from '#resources/table.ts'

/** The first entity with a list whose records are written in a form beside it, for flows that need any entity. */
export const anyList: Resource = find(
  (one) => Boolean(one.operations.create ?? one.operations.upsert) && isPlainList(one),
)

/** The first such entity whose records can be deleted and are used by no other one; undefined without one. */
export const unusedList: Resource | undefined = resources.find(
  (one) => isPlainList(one) && one.operations.remove && idRelations(one, resources).length === 0,
)

/** Whether an entity has a sortable list and its form in a drawer. */
export function isPlainList(resource: Resource): boolean {
  const { operations, form, board, inbox, list, label } = resource
  const isSorted = operations.list !== undefined && list.sort?.includes(label) === true
  return isSorted && !form.path && !board && !inbox && !hasTree(resource)
}

function find(fits: (resource: Resource) => boolean): Resource {
  const found = resources.find(fits)
  if (!found) throw new Error('no entity has a sortable list and a form beside it')
  return found
}
