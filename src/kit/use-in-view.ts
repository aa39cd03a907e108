import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds of delay, so that more urgent requests go first. */
const delayMs = 300

/** Whether an element has become visible; delayed, so that its requests do not slow down the screen. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isInView) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(() => setInView(true), delayMs)
      },
      { rootMargin: '100px' },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [ref, isInView])
  return isInView
}
