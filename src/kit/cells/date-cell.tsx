import { useLanguage } from '#hooks/use-text.ts'
import { formatDate, formatDateTime, formatFullDateTime, formatWhen } from '#text/format.ts'
import classes from './cells.module.css'
import { useMinute } from './use-minute.ts'

interface DateCellProps {
  /** `YYYY-MM-DD`, an ISO date-time, or ''. */
  readonly value: string
  /** How a date-time is written: its day, its day and time, or how long ago it was. */
  readonly as?: 'day' | 'dateTime' | 'ago'
}

/** A day or a moment, with the full text on hover. */
export function DateCell({ value, as = 'day' }: DateCellProps) {
  useLanguage()
  const now = useMinute()
  if (value === '') return null
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const text = {
    day: formatDate,
    dateTime: formatDateTime,
    ago: (moment: string) => formatWhen(moment, now),
  }[isDay ? 'day' : as]
  return (
    <time dateTime={value} title={isDay ? undefined : formatFullDateTime(value)} className={classes.date}>
      {text(value)}
    </time>
  )
}
