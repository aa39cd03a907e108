/** The children of a record: ready, loading or failed. */
export type Branch<R> =
  | { readonly state: 'ready'; readonly rows: readonly R[] }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string; readonly onRetry: () => void }

/** The data of a tree; '' is the id of the root above all records. */
export interface TreeSource<R> {
  readonly branch: (id: string) => Branch<R>
  readonly rowId: (row: R) => string
  /** Whether the row has children; true while that is unknown. */
  readonly hasChildren: (row: R) => boolean
  readonly open: ReadonlySet<string>
}

/** A line of a tree: a record, or a note in place of its children. */
export type TreeItem<R> =
  | {
      readonly kind: 'row'
      readonly id: string
      readonly parent: string
      readonly level: number
      readonly row: R
      readonly position: number
      readonly siblings: number
      readonly isOpen: boolean | undefined
    }
  | {
      readonly kind: 'note'
      readonly id: string
      readonly parent: string
      readonly level: number
      readonly branch: Branch<R>
    }

/** The visible lines of a tree from top to bottom. Iterative, because the depth is unbounded. */
export function treeItems<R>(source: TreeSource<R>): readonly TreeItem<R>[] {
  const items: TreeItem<R>[] = []
  const waiting: TreeItem<R>[] = linesUnder(source, '', 1).toReversed()
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

function linesUnder<R>(source: TreeSource<R>, parent: string, level: number): TreeItem<R>[] {
  const branch = source.branch(parent)
  if (branch.state !== 'ready' || (branch.rows.length === 0 && parent !== '')) {
    return [{ kind: 'note', id: `${parent}\0`, parent, level, branch }]
  }
  return branch.rows.map((row, index) => {
    const id = source.rowId(row)
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
