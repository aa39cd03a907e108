import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { remInPixels } from '#kit/rem-in-pixels.ts'
import { type ColumnsFit, fitColumns } from './fit-columns.ts'
import type { Column } from './list-table.ts'

// The width of the previous table: the next one is usually as wide, so that it renders only once.
let lastWidth = 0

/** The width in rem that columns of checkboxes and row menus take. */
const PICK = 2.75
const ACTIONS = 3

interface FitOptions {
  readonly isSelectable: boolean
  readonly hasActions: boolean
  readonly own: Readonly<Record<string, number>>
  readonly isChosen: boolean
}

/** Fits columns into the width of an element; it is measured before each first paint and when it changes. */
export function useColumnsFit<R extends object>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<R>[],
  { isSelectable, hasActions, own, isChosen }: FitOptions,
): ColumnsFit {
  const fixed = (isSelectable ? PICK : 0) + (hasActions ? ACTIONS : 0)
  const sized = columns.map(({ id, columnDef: { size, meta } }) => ({ key: id, width: size, ...meta }))
  const [width, setWidth] = useState(() => lastWidth || staticFrameWidth())
  const guess = useRef(width)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => {
      lastWidth = element.clientWidth / remInPixels()
      setWidth(lastWidth)
    }
    // The first call of an observer follows the frame's own layout: a measurement here would force another one.
    if (guess.current === 0 || !('ResizeObserver' in window)) measure()
    if (!('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  // A resize that changes no column must not render the rows again.
  const key = JSON.stringify(fitColumns(sized, { width, fixed, own, isChosen }))
  return useMemo(() => JSON.parse(key) as ColumnsFit, [key])
}

/** The width in rem of the card in the page's static frame, which has the sizes of the shell; 0 when the frame is gone. */
function staticFrameWidth(): number {
  const card = document.querySelector('.frame-card')
  return card ? card.clientWidth / remInPixels() : 0
}
