import { positionKeyOf } from '#descriptor/positions.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { Change, Overlay } from '#hooks/write/use-rearrange.ts'
import type { Branches } from './use-branches.ts'

/** The branches of a tree with records at their new positions, whichever branches are loaded. */
export function overlayBranches(resource: Resource, branches: Branches, overlay: Overlay): Branches {
  if (overlay.size === 0) return branches
  return {
    branch: (id) => {
      const found = branches.branch(id)
      return found.state === 'ready'
        ? { ...found, rows: overlayRows(resource, found.rows, id, overlay) }
        : found
    },
    hasChildren: (row) => {
      const found = branches.branch(row.id)
      const known =
        found.state === 'ready' ? overlayRows(resource, found.rows, row.id, overlay).length > 0 : null
      if (known !== null) return known
      return branches.hasChildren(row) || movedInto(resource, row.id, overlay).length > 0
    },
  }
}

/** The children of one record after the moves, in their new order. */
export function overlayRows(
  resource: Resource,
  rows: readonly Row[],
  parent: string,
  overlay: Overlay,
): readonly Row[] {
  const come = movedInto(resource, parent, overlay)
  if (come.length === 0 && !rows.some(({ id }) => overlay.has(id))) return rows
  const parentKey = parentKeyOf(resource) ?? ''
  const stay = rows.filter(({ id }) => (overlay.get(id)?.values[parentKey] ?? parent) === parent)
  const here = new Set(stay.map(({ id }) => id))
  const added = come.filter(({ row }) => !here.has(row.id)).map(({ row }) => row)
  const now = [...stay, ...added].map((row) => ({ ...row, ...overlay.get(row.id)?.values }))
  const positionKey = positionKeyOf(resource)
  return positionKey
    ? now.toSorted((a, b) => positionOf(a, positionKey) - positionOf(b, positionKey) || 0)
    : now
}

function movedInto(resource: Resource, parent: string, overlay: Overlay): readonly Change[] {
  const parentKey = parentKeyOf(resource) ?? ''
  return [...overlay.values()].filter(({ values }) => values[parentKey] === parent)
}

/** The sort position of a record; records without a number are last. */
function positionOf(row: Row, positionKey: string): number {
  const position = valueOf(row, positionKey)
  return typeof position === 'number' ? position : Number.MAX_VALUE
}
