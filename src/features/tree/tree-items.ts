/** The children of one record: here, on their way, or not to be had. */
export type Branch<R> =
  | { readonly state: 'ready'; readonly rows: readonly R[] }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string; readonly onRetry: () => void }

/** How a tree is read; '' stands for the root above all records. */
export interface TreeSource<R> {
  readonly branch: (id: string) => Branch<R>
  readonly rowId: (row: R) => string
  /** Whether there is anything below; while that is unknown, say yes. */
  readonly hasChildren: (row: R) => boolean
  readonly open: ReadonlySet<string>
}

/** One line of a tree: a record, or what there is to say about the children of one. */
export type TreeItem<R> =
  | {
      readonly kind: 'row'
      readonly id: string
      readonly parent: string
      readonly level: number
      readonly row: R
      readonly place: number
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

/** The lines of a tree from top to bottom, as far as it is open. Without recursion: a tree may be as deep as it likes. */
export function treeItems<R>(source: TreeSource<R>): readonly TreeItem<R>[] {
  const items: TreeItem<R>[] = []
  const waiting: TreeItem<R>[] = linesUnder(source, '', 1).toReversed()
  const met = new Set<string>()
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    // A record that stands among its own descendants is not shown a second time.
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
      place: index + 1,
      siblings: branch.rows.length,
      isOpen: source.hasChildren(row) ? source.open.has(id) : undefined,
    }
  })
}
