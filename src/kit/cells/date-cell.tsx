import { useLanguage } from '#hooks/use-text.ts'
import { formatDate, formatDateTime, formatFullDateTime } from '#text/format.ts'
import classes from './cells.module.css'

interface DateCellProps {
  /** `YYYY-MM-DD`, an ISO date-time, or ''. */
  readonly value: string
  readonly withTime?: boolean
}

/** A day or a time: short, with the full text on hover. */
export function DateCell({ value, withTime }: DateCellProps) {
  useLanguage()
  if (value === '') return null
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  return (
    <time dateTime={value} title={isDay ? undefined : formatFullDateTime(value)} className={classes.date}>
      {withTime && !isDay ? formatDateTime(value) : formatDate(value)}
    </time>
  )
}
