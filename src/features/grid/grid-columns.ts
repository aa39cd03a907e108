import type { Field, Kind } from '#descriptor/field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'
import { isPasteable } from '#hooks/tables/read-cell.ts'
import type { Translate } from '#hooks/use-text.ts'
import { columnWidth, isFlexible, isNumeric } from '#screens/list/column-plan.ts'

/** A column of the grid. */
export interface GridColumn {
  readonly name: string
  readonly field: Field
  /** In rem. */
  readonly width: number
  readonly isNumeric: boolean
  /** Whether no cell of it can be edited. */
  readonly isLocked: boolean
}

/** Values that need more than a cell: they are edited in the form. */
const formKinds: ReadonlySet<Kind> = new Set<Kind>(['richText', 'rows', 'image', 'images'])

/** The kinds that are wider than in a list: a name with its branch, several names, a full moment. */
const wideKinds: ReadonlySet<Kind> = new Set<Kind>(['reference', 'references', 'parent', 'manyChoice'])
const isMoment = (field: Field) =>
  field.kind === 'dateTime' || (field.kind === 'readOnly' && field.shownAs === 'dateTime')

function leastWidth(field: Field): number {
  if (wideKinds.has(field.kind)) return 15
  return isMoment(field) || isFlexible(field) ? 11 : 0
}

/**
 * The columns of the grid: the name of the record, the columns of its list, then the other fields that a cell can edit.
 * `shown` are the list's columns; in a narrow window the name leaves room for the cell beside it.
 */
export function gridColumns(
  resource: Resource,
  shown: readonly string[],
  t: Translate,
  isNarrow = false,
): readonly GridColumn[] {
  const { title } = rowStoryOf(resource)
  const isEditable = (name: string) => isPasteable(fieldOf(resource, name)) && !isKept(resource, name)
  const editable = Object.keys(resource.fields).filter(isEditable)
  const names = [...new Set([title, ...shown, ...editable])].filter(
    (name) => !formKinds.has(fieldOf(resource, name).kind),
  )
  return names.map((name) => {
    const field = fieldOf(resource, name)
    const label = t(field.label)
    const least = name === title ? (isNarrow ? 13 : 20) : leastWidth(field)
    return {
      name,
      field,
      width: Math.max(columnWidth(field, label, false), least),
      isNumeric: isNumeric(field),
      isLocked: !isEditable(name),
    }
  })
}

/** The labels of the fields that can be edited in the form alone. */
export function formOnlyLabels(resource: Resource, t: Translate): readonly string[] {
  const fields = Object.values(resource.fields)
  return fields.filter((field) => formKinds.has(field.kind) && !field.readOnly).map(({ label }) => t(label))
}

/** Content is published one by one, and a typed key stays as it is. */
function isKept(resource: Resource, name: string): boolean {
  return name === resource.published || name === resource.typedKey
}
