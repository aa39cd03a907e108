import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds between two dragover events of a resting pointer: at most 550 (HTML, section 6.11.5). */
const LONGEST_PAUSE = 800

/** The drag over an element, or over the page. */
export interface DragOver {
  readonly isOver: boolean
  /** For each dragover event that is accepted. */
  readonly onOver: () => void
  /** For dragleave events, also those between two elements inside. */
  readonly onLeave: (event: Pick<DragEvent, 'clientX' | 'clientY'>, box: DOMRect) => void
  readonly onEnd: () => void
}

/**
 * Whether files are dragged over an element. A dragleave event alone does not show that the pointer left, because
 * WebKit sends it without a `relatedTarget`: the position shows it, and the end of the dragover events.
 */
export function useDragOver(): DragOver {
  const [isOver, setOver] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onEnd = useCallback(() => {
    clearTimeout(timer.current)
    setOver(false)
  }, [])
  const onOver = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(onEnd, LONGEST_PAUSE)
    setOver(true)
  }, [onEnd])
  const onLeave = useCallback<DragOver['onLeave']>(
    ({ clientX: x, clientY: y }, { left, right, top, bottom }) => {
      if (x <= left || x >= right || y <= top || y >= bottom) onEnd()
    },
    [onEnd],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return { isOver, onOver, onLeave, onEnd }
}
