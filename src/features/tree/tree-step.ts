import type { TreeItem, TreeSource } from './tree-items.ts'
import { positionAfterStep, type Step, type TreePosition } from './tree-position.ts'

interface SteppingTree<R> {
  readonly source: TreeSource<R>
  readonly items: readonly TreeItem<R>[]
  /** Whether siblings have an explicit order; without it a record moves only in and out. */
  readonly canOrder: boolean
}

/** Returns the function that moves a record one step, as far as there is a position. */
export function treeStep<R>(
  { source, items, canOrder }: SteppingTree<R>,
  item: TreeItem<R> | undefined,
  onMove: (row: R, position: TreePosition) => void,
): (step: Step) => void {
  return (step) => {
    if (item?.kind !== 'row' || (!canOrder && step !== 'in' && step !== 'out')) return
    const position = positionAfterStep(source, items, item.id, step)
    if (position) onMove(item.row, position)
  }
}
