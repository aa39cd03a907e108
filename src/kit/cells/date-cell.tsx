import { useState } from 'react'
import { useLanguage } from '#hooks/use-text.ts'
import { formatDate, formatFullDateTime, formatWhen } from '#text/format.ts'
import classes from './cells.module.css'

interface DateCellProps {
  /** `YYYY-MM-DD`, an ISO date-time, or ''. */
  readonly value: string
  readonly withTime?: boolean
}

/** A day, or how long ago a moment was, with the full text on hover. */
export function DateCell({ value, withTime }: DateCellProps) {
  useLanguage()
  // The first render's time: a render must not depend on the clock.
  const [now] = useState(Date.now)
  if (value === '') return null
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  return (
    <time dateTime={value} title={isDay ? undefined : formatFullDateTime(value)} className={classes.date}>
      {withTime && !isDay ? formatWhen(value, now) : formatDate(value)}
    </time>
  )
}
