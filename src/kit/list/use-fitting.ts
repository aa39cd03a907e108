import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The element of a wrapping line, and how many of its items fit into the first line. A line that scrolls instead shows
 * the item with the current link, also in another width.
 */
export function useFitting<E extends HTMLElement>(
  active: string | null,
): readonly [RefObject<E | null>, number] {
  const line = useRef<E>(null)
  const shown = useRef<string>(null)
  const [count, setCount] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return undefined
    const measure = () => {
      // Not for an item that grows: the user may have scrolled.
      const now = `${active} ${element.clientWidth}`
      if (now !== shown.current) showCurrent(element)
      shown.current = now
      // Before the frame is painted, so that a second line is never seen.
      flushSync(() => setCount(fittingIn(element)))
    }
    // Its first call follows the frame's own layout: a measurement in this effect would force another one.
    const observer = new ResizeObserver(measure)
    // The items too: a count that arrives later makes its tab wider.
    for (const box of [element, ...element.children]) observer.observe(box)
    return () => observer.disconnect()
  })
  return [line, count]
}

function fittingIn(line: HTMLElement): number {
  const items = [...line.children].filter((item) => item instanceof HTMLElement)
  const [first] = items
  const wrapped = items.findIndex((item) => item.offsetTop > (first?.offsetTop ?? 0))
  return wrapped < 0 ? Number.POSITIVE_INFINITY : wrapped
}

function showCurrent(line: HTMLElement): void {
  const link = line.querySelector<HTMLElement>('[aria-current]')
  // Not `scrollIntoView`, which would scroll the page as well.
  if (link) line.scrollLeft = link.offsetLeft - line.offsetLeft - 24
}
