import { useEffect, useState } from 'react'
import classes from './progress-line.module.css'

/** Milliseconds before the line is shown: a quick response renders none. */
const patience = 150

/** A thin line at the top during a navigation. Screen readers get the heading of the new page instead. */
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
