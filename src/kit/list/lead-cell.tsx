import type { ReactNode } from 'react'
import classes from './lead-cell.module.css'

interface LeadCellProps {
  readonly picture?: ReactNode
  /** The name, or the link with it. */
  readonly name: ReactNode
  /** One line below the name. */
  readonly detail?: ReactNode
}

/** The first cell of a row: a picture, the name in two lines, in little width in three, and one dim line. */
export function LeadCell({ picture, name, detail }: LeadCellProps) {
  return (
    <div className={classes.lead}>
      {picture}
      <div className={classes.text}>
        {name}
        {detail}
      </div>
    </div>
  )
}
