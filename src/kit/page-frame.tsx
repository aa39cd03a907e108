import { type ReactNode, useEffect } from 'react'
import { formatNumber } from '#text/format.ts'
import classes from './page-frame.module.css'

interface PageFrameProps {
  readonly title: string
  /** The total number of records. */
  readonly count?: number | undefined
  /** The state of the record, after the title. */
  readonly state?: ReactNode
  /** A remark beside the title. */
  readonly note?: string
  /** The one primary action, at the right of the title. */
  readonly action?: ReactNode
  /** The link back to the previous page, above the title. */
  readonly back?: ReactNode
  /** Search, filters, views and columns: one line under the title. */
  readonly toolbar?: ReactNode
  /** Lists use the full width; forms and texts are limited to 1,120 px, a form of few short fields to half of it. */
  readonly width?: 'full' | 'form' | 'short'
  readonly children: ReactNode
}

/** A page inside the shell: heading, primary action, toolbar, content; it also sets the document's title. */
export function PageFrame(props: PageFrameProps) {
  const { title, count, note, state, action, back, toolbar, width = 'full', children } = props
  useEffect(() => {
    document.title = `${title} · Bến`
  }, [title])
  return (
    <div className={classes.page} data-width={width}>
      {back && <div className={classes.back}>{back}</div>}
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
        {state}
        {note && <span className={classes.note}>{note}</span>}
        <div className={classes.action}>{action}</div>
      </div>
      {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      {children}
    </div>
  )
}
