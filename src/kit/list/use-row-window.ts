import { type RefObject, useLayoutEffect, useState } from 'react'

/** The rows [start, end) to render, and the row height for the space above and below them. */
export interface RowWindow {
  readonly start: number
  readonly end: number
  readonly height: number
}

const MARGIN = 8
const STEP = 8

/**
 * Renders only the rows near the viewport; all rows must have the same height, which the style ensures. The
 * height is measured, so that enlarged text and the cards of a phone are right too.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [rowWindow, setRowWindow] = useState<RowWindow>(() => ({
    start: 0,
    end: Math.ceil(window.innerHeight / rowHeight) + MARGIN,
    height: rowHeight,
  }))
  useLayoutEffect(() => {
    const measure = () => {
      const element = body.current
      if (element) setRowWindow((last) => sameUnlessChanged(last, visibleWindow(element, last.height)))
    }
    measure()
    // Scroll events do not bubble: the capture phase gets those of the page and of any scrolling ancestor.
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      document.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [body])
  const end = Math.min(rowWindow.end, count)
  return { ...rowWindow, start: Math.min(rowWindow.start, Math.max(0, end - STEP)), end }
}

function visibleWindow(element: HTMLElement, lastHeight: number): RowWindow {
  const height = measuredHeight(element) ?? lastHeight
  const first = Math.floor(-element.getBoundingClientRect().top / height)
  const last = first + Math.ceil(window.innerHeight / height)
  // In steps, so that most scroll events change nothing.
  return {
    start: Math.max(0, Math.floor((first - MARGIN) / STEP) * STEP),
    end: Math.max(STEP, Math.ceil((last + MARGIN) / STEP) * STEP),
    height,
  }
}

function measuredHeight(element: HTMLElement): number | undefined {
  const rows = element.querySelectorAll<HTMLElement>(':scope > [data-id]')
  const first = rows[0]
  const last = rows[rows.length - 1]
  if (!first || !last || first === last) return undefined
  const span = last.getBoundingClientRect().top - first.getBoundingClientRect().top
  return span > 0 ? span / (rows.length - 1) : undefined
}

function sameUnlessChanged(last: RowWindow, next: RowWindow): RowWindow {
  const same =
    last.start === next.start && last.end === next.end && Math.abs(last.height - next.height) < 0.05
  return same ? last : next
}
