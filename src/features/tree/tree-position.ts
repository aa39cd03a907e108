import type { TreeItem, TreeSource } from './tree-items.ts'

/** A position in a tree: the parent ('' for the root) and the sibling after it; null for the end. */
export interface TreePosition {
  readonly parent: string
  readonly before: string | null
}

/** One step among siblings, to their start or end, into the previous sibling, or out to the level above. */
export type Step = 'up' | 'down' | 'first' | 'last' | 'in' | 'out'

/** The drop position relative to a row; `level` is the level that the pointer was moved out to. */
export interface Drop {
  readonly where: 'above' | 'below' | 'inside'
  readonly level?: number
}

type RowItem = Extract<TreeItem, { kind: 'row' }>

/** The position one step away; null if there is none. */
export function positionAfterStep(
  source: TreeSource,
  items: readonly TreeItem[],
  id: string,
  step: Step,
): TreePosition | null {
  const item = rowItem(items, id)
  if (!item) return null
  const siblings = idsUnder(source, item.parent)
  const at = siblings.indexOf(id)
  const last = siblings[at - 1]
  switch (step) {
    case 'up':
      return last === undefined ? null : { parent: item.parent, before: last }
    case 'down':
      return at === siblings.length - 1 ? null : { parent: item.parent, before: siblings[at + 2] ?? null }
    case 'first':
      return at <= 0 ? null : { parent: item.parent, before: siblings[0] ?? null }
    case 'last':
      return at === siblings.length - 1 ? null : { parent: item.parent, before: null }
    case 'in':
      return last === undefined ? null : { parent: last, before: null }
    case 'out':
      return positionAfter(source, items, item.parent)
    default:
      return step satisfies never
  }
}

/** The position of a drop; null if the record is there already. */
export function positionOfDrop(
  source: TreeSource,
  items: readonly TreeItem[],
  moved: string,
  onto: string,
  drop: Drop,
): TreePosition | null {
  const target = rowItem(items, onto)
  if (!target || onto === moved) return null
  const position = positionAtTarget(source, items, moved, target, drop)
  const now = rowItem(items, moved)
  if (!position || !now || now.parent !== position.parent) return position
  const nextSibling = afterIn(idsUnder(source, now.parent), moved)
  return position.before === nextSibling || position.before === moved ? null : position
}

/** Whether a row is a descendant of another row, or that row itself. */
export function isSelfOrDescendant(items: readonly TreeItem[], id: string, above: string): boolean {
  return id === above || pathOfItem(items, id).some((item) => item.id === above)
}

/** The ancestors of a row, from the root down, and the row itself. */
export function pathOfItem(items: readonly TreeItem[], id: string): readonly RowItem[] {
  const path: RowItem[] = []
  let at = items.findIndex((item) => item.id === id)
  let currentId = id
  // Search upwards only: a parent always precedes its children.
  for (; at >= 0 && currentId !== ''; at -= 1) {
    const item = items[at]
    if (item?.id !== currentId) continue
    if (item.kind === 'row') path.unshift(item)
    currentId = item.parent
  }
  return path
}

function positionAtTarget(
  source: TreeSource,
  items: readonly TreeItem[],
  moved: string,
  target: RowItem,
  { where, level }: Drop,
): TreePosition | null {
  if (where === 'inside') {
    const first = idsUnder(source, target.id).find((id) => id !== moved)
    return { parent: target.id, before: target.isOpen ? (first ?? null) : null }
  }
  if (where === 'above') return { parent: target.parent, before: target.id }
  if (level === undefined || level >= target.level) {
    return { parent: target.parent, before: afterIn(idsUnder(source, target.parent), target.id, moved) }
  }
  const outerAncestor = pathOfItem(items, target.id).find((item) => item.level === Math.max(level, 1))
  return outerAncestor ? positionAfter(source, items, outerAncestor.id, moved) : null
}

/** The position right after a row, among its siblings; null if the item is not a row. */
function positionAfter(
  source: TreeSource,
  items: readonly TreeItem[],
  id: string,
  moved?: string,
): TreePosition | null {
  const item = rowItem(items, id)
  if (!item) return null
  return { parent: item.parent, before: afterIn(idsUnder(source, item.parent), id, moved) }
}

function afterIn(ids: readonly string[], id: string, moved?: string): string | null {
  return ids.slice(ids.indexOf(id) + 1).find((next) => next !== moved) ?? null
}

function rowItem(items: readonly TreeItem[], id: string): RowItem | undefined {
  const item = items.find((one) => one.id === id)
  return item?.kind === 'row' ? item : undefined
}

function idsUnder({ branch }: TreeSource, parent: string): readonly string[] {
  const found = branch(parent)
  return found.state === 'ready' ? found.rows.map(({ id }) => id) : []
}
