import { customerPath } from '#descriptor/customer-path.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { RowBase } from '#descriptor/row.ts'
import { filteredState } from '#hooks/relations/counted-by.ts'
import { fileRelations, idRelations, pageRelations, type Relation } from '#hooks/relations/relation.ts'
import type { RelationQuestion } from '#hooks/relations/use-related.ts'
import type { Translate } from '#hooks/use-text.ts'
import { childrenHref, listHref } from '#screens/href.ts'
import { shown } from '#screens/shape.ts'

/** A line of relations whose requests are counted together. */
export interface RelationLine {
  readonly key: string
  readonly label: string
  readonly questions: readonly RelationQuestion[]
  /** The list of the counted records, where one can be filtered by them. */
  readonly to?: string
}

/** The lines of some records of a resource: one for each field that holds their ids, one for the links to their pages. */
export function recordLines(
  resource: Resource,
  rows: readonly RowBase[],
  resources: readonly Resource[],
  t: Translate,
): readonly RelationLine[] {
  const ids = rows.map(({ id }) => id)
  const relations = idRelations(resource, resources)
  const pages = rows.map((row) => customerPath(resource, row)).filter((path) => path !== '')
  return [
    ...relations.map((relation) => ({
      key: keyOf(relation),
      label: labelOf(relation, relations, t),
      questions: [{ relation, wanted: ids }],
      ...linkTo(relation, ids),
    })),
    ...addressLine(
      pages.length > 0 ? pageRelations(resource, resources) : [],
      pages,
      t('Liên kết đến trang này'),
    ),
  ]
}

/** The line of a file; none without an address. */
export function fileLines(
  address: string,
  resources: readonly Resource[],
  t: Translate,
): readonly RelationLine[] {
  return address === '' ? [] : addressLine(fileRelations(resources), [address], t('Nơi dùng ảnh này'))
}

const keyOf = ({ resource, names }: Relation) => [resource.name, ...names].join(' ')

function addressLine(
  relations: readonly Relation[],
  wanted: readonly string[],
  label: string,
): readonly RelationLine[] {
  if (relations.length === 0) return []
  return [{ key: 'address', label, questions: relations.map((relation) => ({ relation, wanted })) }]
}

// The field is named only where several of one resource hold the ids.
function labelOf({ resource, names }: Relation, all: readonly Relation[], t: Translate): string {
  const [name = ''] = names
  const field = fieldOf(resource, name)
  if (field.kind === 'parent') return t('Mục con')
  const isAlone = all.filter((one) => one.resource === resource).length === 1
  return isAlone ? t(resource.title) : `${t(resource.title)} · ${t(field.label)}`
}

function linkTo(relation: Relation, ids: readonly string[]): Pick<RelationLine, 'to'> {
  const { resource, names } = relation
  const [name = ''] = names
  const [parent, ...others] = ids
  const isParent = fieldOf(resource, name).kind === 'parent'
  if (isParent && resource.operations.byParent && parent !== undefined && others.length === 0)
    return { to: childrenHref(resource, parent) }
  const state = filteredState(relation, ids)
  return state ? { to: listHref(resource, { ...state, ...shown(resource, 'list') }) } : {}
}
