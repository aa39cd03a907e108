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
  const [seen, setSeen] = useState<RowWindow>(() => ({
    start: 0,
    end: Math.ceil(window.innerHeight / rowHeight) + MARGIN,
    height: rowHeight,
  }))
  useLayoutEffect(() => {
    const look = () => {
      const element = body.current
      if (element) setSeen((last) => keepSame(last, inSight(element, last.height)))
    }
    look()
    // Scroll events do not bubble: the capture phase gets those of the page and of any scrolling ancestor.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [body])
  const end = Math.min(seen.end, count)
  return { ...seen, start: Math.min(seen.start, Math.max(0, end - STEP)), end }
}

function inSight(element: HTMLElement, known: number): RowWindow {
  const height = measured(element) ?? known
  const first = Math.floor(-element.getBoundingClientRect().top / height)
  const last = first + Math.ceil(window.innerHeight / height)
  // In steps, so that most scroll events change nothing.
  return {
    start: Math.max(0, Math.floor((first - MARGIN) / STEP) * STEP),
    end: Math.max(STEP, Math.ceil((last + MARGIN) / STEP) * STEP),
    height,
  }
}

function measured(element: HTMLElement): number | undefined {
  const rows = element.querySelectorAll<HTMLElement>(':scope > [data-id]')
  const first = rows[0]
  const last = rows[rows.length - 1]
  if (!first || !last || first === last) return undefined
  const span = last.getBoundingClientRect().top - first.getBoundingClientRect().top
  return span > 0 ? span / (rows.length - 1) : undefined
}

function keepSame(last: RowWindow, next: RowWindow): RowWindow {
  const same =
    last.start === next.start && last.end === next.end && Math.abs(last.height - next.height) < 0.05
  return same ? last : next
}
