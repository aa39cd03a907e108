import type { InputProps } from '#kit/inputs/input-props.tsx'
import { formatDateTime } from '#text/format.ts'
import { typedMoment } from '#text/typed/typed-day.ts'
import { type DayLimits, TypedDate } from './typed-date.tsx'

interface DateTimeInputProps extends InputProps<string> {
  readonly limits?: (() => DayLimits) | undefined
}

/** A time as ISO in UTC or '', typed or picked in the browser's time zone. */
export function DateTimeInput(props: DateTimeInputProps) {
  return (
    <TypedDate
      {...props}
      hasTime
      parse={(typed) => typedMoment(typed, momentHere)}
      format={formatDateTime}
      dayOf={localDayOf}
      withDay={onDay}
    />
  )
}

/** The moment of a day and a time of the browser's time zone. */
function momentHere(day: string, time: string): string | null {
  const date = new Date(`${day}T${time === '' ? '00:00' : time}`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** The local day of an ISO moment or day, `YYYY-MM-DD`; '' for any other text. */
export function localDayOf(iso: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso
  const date = new Date(/^\d{4}-\d{2}-\d{2}T/.test(iso) ? iso : Number.NaN)
  // sv-SE formats a local day in ISO order.
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('sv-SE').format(date)
}

/** The moment at the local time of another one on a day, at midnight without one. */
function onDay(iso: string, day: string): string {
  const time = new Date(localDayOf(iso) === '' ? `${day}T00:00` : iso)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, time.getHours(), time.getMinutes()).toISOString()
}
