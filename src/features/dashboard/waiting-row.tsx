import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from '#screens/app-link.tsx'
import { formatNumber } from '#text/format.ts'
import type { Waiting } from './waiting.ts'
import classes from './waiting-row.module.css'

interface WaitingRowProps extends Pick<Waiting, 'tone' | 'count' | 'isLeast' | 'title' | 'detail'> {
  readonly action: Waiting['action'] | null
  /** Further content below the row. */
  readonly children?: ReactNode
}

/** Work that waits: its count, its title with one line of detail, and the link to its screen. */
export function WaitingRow({
  tone,
  count,
  isLeast = false,
  title,
  detail,
  action,
  children,
}: WaitingRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.count} data-tone={tone}>
        {formatNumber(count)}
        {isLeast && '+'}
      </span>
      <div className={classes.text}>
        <strong className={classes.title}>{title}</strong>
        <span className={classes.detail} title={detail}>
          {detail}
        </span>
      </div>
      {action && (
        <Button variant="default" component={AppLink} to={action.to}>
          {action.label}
        </Button>
      )}
      {children && <div className={classes.more}>{children}</div>}
    </li>
  )
}
