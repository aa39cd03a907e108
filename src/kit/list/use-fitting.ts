import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * The element of a wrapping line, and how many of its items fit into the first line. A line that scrolls instead shows
 * the item with the current link.
 */
export function useFitting<E extends HTMLElement>(
  active: string | null,
): readonly [RefObject<E | null>, number] {
  const line = useRef<E>(null)
  const [count, setCount] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return undefined
    const measure = () => {
      const items = [...element.children].filter((item) => item instanceof HTMLElement)
      const [first] = items
      const wrapped = items.findIndex((item) => item.offsetTop > (first?.offsetTop ?? 0))
      setCount(wrapped < 0 ? Number.POSITIVE_INFINITY : wrapped)
    }
    measure()
    const observer = new ResizeObserver(measure)
    // The items too: a count that arrives later makes its tab wider.
    for (const box of [element, ...element.children]) observer.observe(box)
    return () => observer.disconnect()
  })
  useLayoutEffect(() => {
    const link = line.current?.querySelector<HTMLElement>('[aria-current]')
    // Not `scrollIntoView`, which would scroll the page as well.
    if (line.current && link && active !== null)
      line.current.scrollLeft = link.offsetLeft - line.current.offsetLeft - 24
  }, [active])
  return [line, count]
}
