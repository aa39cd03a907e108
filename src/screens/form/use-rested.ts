import { useEffect, useState } from 'react'

/** Milliseconds after its first drawing that a form turns to what can wait: it is painted and can be typed in by then. */
const later = 300

/** Whether a form has stood for a moment. */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), later)
    return () => clearTimeout(timer)
  }, [])
  return isRested
}
