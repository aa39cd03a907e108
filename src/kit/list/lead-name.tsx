import type { ReactNode } from 'react'
import { cutMiddle } from './cut-middle.ts'
import classes from './lead-cell.module.css'

/**
 * The name of a row. The middle of a long one is hidden by style only: the page contains the whole name, for screen
 * readers and the search of the browser. A function in place of a component: each component of a row delays the rows.
 */
export function leadName(value: string): ReactNode {
  const cut = cutMiddle(value)
  if (!cut) return value
  return (
    <span title={value}>
      <span>{cut.start}</span>
      <span className={classes.more}>
        <span>{cut.more}</span>
        {cut.middle && <span className={classes.middle}>{cut.middle}</span>}
      </span>
      <span>{cut.end}</span>
    </span>
  )
}
