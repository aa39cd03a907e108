import type { ReactNode } from 'react'
import classes from './home-rows.module.css'
import type { RenderLink } from './render-link.ts'

/** A record on the home page. */
export interface HomeRow {
  readonly key: string
  readonly to: string
  readonly name: string
  /** Details, on the second line. */
  readonly about: ReactNode
  /** The status, at the right of the name. */
  readonly state?: ReactNode
  /** The date, at the right of the second line. */
  readonly when?: ReactNode
}

interface HomeRowsProps {
  readonly rows: readonly HomeRow[]
  readonly renderLink: RenderLink
}

/** A few records, two lines each. */
export function HomeRows({ rows, renderLink }: HomeRowsProps) {
  return (
    <ul className={classes.rows}>
      {rows.map(({ key, to, name, about, state, when }) => (
        <li key={key} className={classes.row}>
          {renderLink({ to, className: classes.name, title: name, children: name })}
          {state !== undefined && <span className={classes.state}>{state}</span>}
          <span className={classes.about}>{about}</span>
          <span className={classes.when}>{when}</span>
        </li>
      ))}
    </ul>
  )
}
