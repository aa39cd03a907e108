import { useEffect, useState } from 'react'

/** Milliseconds after the first render of a form before its secondary requests: it is painted by then. */
const later = 300

/** Whether a form has been on screen for that time. */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), later)
    return () => clearTimeout(timer)
  }, [])
  return isRested
}
