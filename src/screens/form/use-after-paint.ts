import { useEffect, useState } from 'react'

/** Milliseconds after the first render of a form before its secondary requests: it is painted by then. */
const delayMs = 300

/** Whether a form has been on screen for that time. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isPainted
}
