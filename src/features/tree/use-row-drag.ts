import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Drop } from './tree-position.ts'

/** Shared by all rows of a tree for drag and drop. Stable. */
export interface TreeDrag {
  /** Whether rows can be reordered, not only moved to another parent. */
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

/** The drop indicator of a row: none, the drop position, or that the drop is refused. */
export type DragSign = Drop | 'refused' | 'dragged' | null

/** The indentation of a level in pixels, and the number of levels that are indented further. */
const INDENT = 20
const DEEPEST = 12

/** The inset of the rows of a level, in pixels. */
export const insetOf = (level: number) => Math.min(Math.max(level - 1, 0), DEEPEST) * INDENT + 8

/** Milliseconds that a dragged row must rest on a collapsed row to expand it. */
const expandDelayMs = 700

/** Makes a row draggable and a drop target; without `drag` it is neither. */
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
    const expandLater = () => {
      const { id, isOpen } = now.current
      if (isOpen === false) timer = setTimeout(() => drag.onOpen(id, true), expandDelayMs)
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
        canDrop: ({ source }) =>
          draggedId(source.data) !== undefined && draggedId(source.data) !== now.current.id,
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
        onDragEnter: expandLater,
        onDrag: ({ source, self }) => {
          const isCycle = drag.isBelow(now.current.id, draggedId(source.data) ?? '')
          setSign(isCycle ? 'refused' : dropIn(self.data))
        },
        onDragLeave: leave,
        onDrop: ({ source, self }) => {
          leave()
          const [moved, drop] = [draggedId(source.data), dropIn(self.data)]
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

function draggedId(data: Readonly<Record<string | symbol, unknown>>): string | undefined {
  return typeof data.treeRow === 'string' ? data.treeRow : undefined
}

// One object for each drop position, so that a pointer move within it does not render again.
const above: Drop = { where: 'above' }
const below: Drop = { where: 'below' }
const inside: Drop = { where: 'inside' }
const outdents = Array.from({ length: DEEPEST + 2 }, (_, level): Drop => ({ where: 'below', level }))

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
      return outdents[instruction.desiredLevel + 1] ?? below
    default:
      return null
  }
}
