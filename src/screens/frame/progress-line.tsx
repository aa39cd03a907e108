import { useEffect, useState } from 'react'
import classes from './progress-line.module.css'

/** Milliseconds before anything shows: a quick answer draws nothing, and no frame is spent on it. */
const patience = 150

/**
 * A thin line at the top while a page is on its way. It says nothing to a screen reader: the new page's heading does.
 */
export function ProgressLine({ active }: { active: boolean }) {
  return active && <Line />
}

function Line() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <div className={classes.line} aria-hidden />
}
