import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Data = Readonly<Record<string | symbol, unknown>>

/** Makes a card draggable and a drop target; returns the edge that a dragged card would be dropped at. */
export function useCardDrag(
  element: RefObject<HTMLElement | null>,
  id: string,
  onDrop: (moved: string, where: 'before' | 'after') => void,
) {
  const [sign, setSign] = useState<'before' | 'after' | 'dragged' | undefined>()
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const card = element.current
    if (!card) return undefined
    return combine(
      draggable({
        element: card,
        getInitialData: () => ({ boardCard: id }),
        onDragStart: () => setSign('dragged'),
        onDrop: () => setSign(undefined),
      }),
      dropTargetForElements({
        element: card,
        canDrop: ({ source }) => cardIn(source.data) !== undefined && cardIn(source.data) !== id,
        getData: ({ input, element: at }) =>
          attachClosestEdge({}, { input, element: at, allowedEdges: ['top', 'bottom', 'left', 'right'] }),
        onDrag: ({ self }) => setSign(sideOf(self.data)),
        onDragLeave: () => setSign(undefined),
        onDrop: ({ source, self }) => {
          setSign(undefined)
          const moved = cardIn(source.data)
          if (moved !== undefined) drop(moved, sideOf(self.data))
        },
      }),
    )
  }, [element, id])
  return sign
}

/** Makes a slot accept cards at its end; returns whether a card is dragged over it. */
export function useSlotDrop(element: RefObject<HTMLElement | null>, onDrop: (moved: string) => void) {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const slot = element.current
    if (!slot) return undefined
    return dropTargetForElements({
      element: slot,
      canDrop: ({ source }) => cardIn(source.data) !== undefined,
      onDrag: ({ location, self }) => setOver(location.current.dropTargets[0]?.element === self.element),
      onDragLeave: () => setOver(false),
      onDrop: ({ source, location, self }) => {
        setOver(false)
        const moved = cardIn(source.data)
        // A card inside the slot has handled the drop.
        if (moved !== undefined && location.current.dropTargets[0]?.element === self.element) drop(moved)
      },
    })
  }, [element])
  return isOver
}

function cardIn(data: Data): string | undefined {
  return typeof data.boardCard === 'string' ? data.boardCard : undefined
}

function sideOf(data: Data): 'before' | 'after' {
  const edge = extractClosestEdge(data)
  return edge === 'top' || edge === 'left' ? 'before' : 'after'
}
