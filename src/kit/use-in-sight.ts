import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds that something may wait for what is more urgent. */
const later = 300

/** Whether a place on the page has come into sight, a moment ago: what is asked for then holds nobody up. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isSeen) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(() => setSeen(true), later)
      },
      { rootMargin: '100px' },
    )
    watch.observe(element)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [place, isSeen])
  return isSeen
}
