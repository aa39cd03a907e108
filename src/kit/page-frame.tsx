import { type ReactNode, useEffect } from 'react'
import { formatNumber } from '#text/format.ts'
import classes from './page-frame.module.css'

interface PageFrameProps {
  readonly title: string
  /** How many records there are in all. */
  readonly count?: number | undefined
  /** The one primary action, at the right of the title. */
  readonly action?: ReactNode
  /** The way back to where the page was opened from, above the title. */
  readonly back?: ReactNode
  /** Search, filters, views and columns: one line under the title. */
  readonly toolbar?: ReactNode
  /** Lists take the width of the screen; forms and texts stay readable at 1,120 px. */
  readonly width?: 'full' | 'form'
  readonly children: ReactNode
}

/** A page under the shell: its heading, its one action, its toolbar, its content; it also names the browser's tab. */
export function PageFrame({ title, count, action, back, toolbar, width = 'full', children }: PageFrameProps) {
  useEffect(() => {
    document.title = `${title} · Bến`
  }, [title])
  return (
    <div className={classes.page} data-width={width}>
      {back && <div className={classes.back}>{back}</div>}
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
        <div className={classes.action}>{action}</div>
      </div>
      {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      {children}
    </div>
  )
}
