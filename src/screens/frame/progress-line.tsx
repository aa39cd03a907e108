import { useEffect, useState } from 'react'
import classes from './progress-line.module.css'

/** Milliseconds before the line is shown: a quick response renders none. */
const delayMs = 150

/** A thin line at the top during a navigation. Screen readers get the heading of the new page instead. */
export function ProgressLine({ active }: { active: boolean }) {
  return active && <Line />
}

function Line() {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isVisible && <div className={classes.line} aria-hidden />
}
