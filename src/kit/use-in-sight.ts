import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds of delay, so that more urgent requests go first. */
const later = 300

/** Whether an element has become visible; delayed, so that its requests do not slow down the screen. */
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
