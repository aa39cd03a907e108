import type { Row } from '#descriptor/row.ts'
import type { Branch, Branches } from '#hooks/tree/use-branches.ts'

/** The data of a tree; '' is the id of the root above all records. */
export interface TreeSource extends Branches {
  readonly open: ReadonlySet<string>
}

/** A line of a tree: a record, or a note in place of its children. */
export type TreeItem =
  | {
      readonly kind: 'row'
      readonly id: string
      readonly parent: string
      readonly level: number
      readonly row: Row
      readonly position: number
      readonly siblings: number
      readonly isOpen: boolean | undefined
    }
  | {
      readonly kind: 'note'
      readonly id: string
      readonly parent: string
      readonly level: number
      readonly branch: Branch
    }

/** The visible lines of a tree from top to bottom. Iterative, because the depth is unbounded. */
export function treeItems(source: TreeSource): readonly TreeItem[] {
  const items: TreeItem[] = []
  const waiting: TreeItem[] = linesUnder(source, '', 1).toReversed()
  const met = new Set<string>()
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    // A cycle in the data must not render a record twice.
    if (met.has(item.id)) continue
    met.add(item.id)
    items.push(item)
    if (item.kind !== 'row' || !item.isOpen) continue
    waiting.push(...linesUnder(source, item.id, item.level + 1).toReversed())
  }
  return items
}

function linesUnder(source: TreeSource, parent: string, level: number): TreeItem[] {
  const branch = source.branch(parent)
  if (branch.state !== 'ready' || (branch.rows.length === 0 && parent !== '')) {
    return [{ kind: 'note', id: `${parent}\0`, parent, level, branch }]
  }
  return branch.rows.map((row, index) => {
    const { id } = row
    return {
      kind: 'row',
      id,
      parent,
      level,
      row,
      position: index + 1,
      siblings: branch.rows.length,
      isOpen: source.hasChildren(row) ? source.open.has(id) : undefined,
    }
  })
}
