import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Drop } from './tree-place.ts'

/** What the rows of a tree share while one of them is dragged. Stable. */
export interface TreeDrag {
  /** Whether a row can stand between others, not only inside one. */
  readonly canOrder: boolean
  readonly isBelow: (id: string, above: string) => boolean
  readonly onDrop: (moved: string, onto: string, drop: Drop) => void
  readonly onOpen: (id: string, isOpen: boolean) => void
}

interface DraggedRow {
  readonly id: string
  readonly level: number
  readonly isOpen: boolean | undefined
  readonly isLast: boolean
}

/** What a row shows of a drag over it: nothing, where the other would go, or that it cannot. */
export type DragSign = Drop | 'refused' | 'dragged' | null

/** Pixels that a level is set in by, and levels that are: deeper ones stand below each other. */
export const INDENT = 20
export const DEEPEST = 12

/** Milliseconds that a dragged row rests on a closed one before that opens. */
const patience = 700

/** Makes a row one that can be dragged and dropped on; without `drag` it is neither. */
export function useRowDrag(
  element: RefObject<HTMLElement | null>,
  drag: TreeDrag | undefined,
  row: DraggedRow,
): DragSign {
  const [sign, setSign] = useState<DragSign>(null)
  const now = useRef(row)
  useEffect(() => {
    now.current = row
  })
  useEffect(() => {
    const line = element.current
    if (!line || !drag) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const openSoon = () => {
      const { id, isOpen } = now.current
      if (isOpen === false) timer = setTimeout(() => drag.onOpen(id, true), patience)
    }
    const leave = () => {
      clearTimeout(timer)
      setSign(null)
    }
    const stop = combine(
      draggable({
        element: line,
        getInitialData: () => ({ treeRow: now.current.id }),
        onDragStart: () => setSign('dragged'),
        onDrop: () => setSign(null),
      }),
      dropTargetForElements({
        element: line,
        canDrop: ({ source }) => idIn(source.data) !== undefined && idIn(source.data) !== now.current.id,
        getData: ({ input, element: at }) => {
          const { isOpen, isLast, level } = now.current
          return attachInstruction(
            {},
            {
              input,
              element: at,
              currentLevel: Math.min(level - 1, DEEPEST),
              indentPerLevel: INDENT,
              mode: isOpen ? 'expanded' : isLast ? 'last-in-group' : 'standard',
              block: drag.canOrder ? [] : ['reorder-above', 'reorder-below', 'reparent'],
            },
          )
        },
        onDragEnter: openSoon,
        onDrag: ({ source, self }) => {
          const isRing = drag.isBelow(now.current.id, idIn(source.data) ?? '')
          setSign(isRing ? 'refused' : dropIn(self.data))
        },
        onDragLeave: leave,
        onDrop: ({ source, self }) => {
          leave()
          const [moved, drop] = [idIn(source.data), dropIn(self.data)]
          if (moved !== undefined && drop) drag.onDrop(moved, now.current.id, drop)
        },
      }),
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [element, drag])
  return sign
}

function idIn(data: Readonly<Record<string | symbol, unknown>>): string | undefined {
  return typeof data.treeRow === 'string' ? data.treeRow : undefined
}

// One object for each way to drop, so that a pointer that moves within it draws nothing again.
const above: Drop = { where: 'above' }
const below: Drop = { where: 'below' }
const inside: Drop = { where: 'inside' }
const drawnTo = Array.from({ length: DEEPEST + 2 }, (_, level): Drop => ({ where: 'below', level }))

function dropIn(data: Readonly<Record<string | symbol, unknown>>): Drop | null {
  const instruction = extractInstruction(data)
  switch (instruction?.type) {
    case 'reorder-above':
      return above
    case 'reorder-below':
      return below
    case 'make-child':
      return inside
    case 'reparent':
      return drawnTo[instruction.desiredLevel + 1] ?? below
    default:
      return null
  }
}
