import type { ReactNode } from 'react'
import classes from './home-rows.module.css'
import type { RenderLink } from './render-link.ts'

/** One record on the first page. */
export interface HomeRow {
  readonly key: string
  readonly to: string
  readonly name: string
  /** What it is about, on the line below. */
  readonly about: ReactNode
  /** How far it is, at the right of its name. */
  readonly state?: ReactNode
  /** When, at the right of the line below. */
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
