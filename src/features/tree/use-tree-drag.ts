import { useEffect, useMemo, useRef } from 'react'
import type { TreeItem, TreeSource } from './tree-items.ts'
import { isSelfOrDescendant, positionOfDrop, type TreePosition } from './tree-position.ts'
import type { TreeDrag } from './use-row-drag.ts'

interface Dragging<R> {
  readonly source: TreeSource<R>
  readonly items: readonly TreeItem<R>[]
  readonly onMove: ((row: R, position: TreePosition) => void) | undefined
  readonly canOrder: boolean
  readonly onOpen: (id: string, isOpen: boolean) => void
}

/**
 * The shared drag object of the rows; it stays the same while rows can be dragged, so that a change of the
 * tree does not render them all.
 */
export function useTreeDrag<R>(dragging: Dragging<R>): TreeDrag | undefined {
  const now = useRef(dragging)
  useEffect(() => {
    now.current = dragging
  })
  const { canOrder } = dragging
  const canMove = dragging.onMove !== undefined
  return useMemo(() => {
    if (!canMove) return undefined
    return {
      canOrder,
      isBelow: (id, above) => isSelfOrDescendant(now.current.items, id, above),
      onOpen: (id, isOpen) => now.current.onOpen(id, isOpen),
      onDrop: (moved, onto, drop) => {
        const { source, items, onMove } = now.current
        const item = items.find(({ id }) => id === moved)
        const position = positionOfDrop(source, items, moved, onto, drop)
        if (position && item?.kind === 'row') onMove?.(item.row, position)
      },
    }
  }, [canMove, canOrder])
}
