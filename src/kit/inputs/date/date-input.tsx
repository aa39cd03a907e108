import type { InputProps } from '#kit/inputs/input-props.tsx'
import { formatDate } from '#text/format.ts'
import { typedDay } from '#text/typed/typed-day.ts'
import { type DayLimits, TypedDate } from './typed-date.tsx'

interface DateInputProps extends InputProps<string> {
  readonly limits?: (() => DayLimits) | undefined
  /** The day is in the past, as that of a birth is: two digits of a year are then of no year to come. */
  readonly isPast?: boolean
}

/** A day, `YYYY-MM-DD`, or ''; typed in the order of the language or picked from a calendar. */
export function DateInput({ isPast = false, ...props }: DateInputProps) {
  return (
    <TypedDate
      {...props}
      defaultValue={props.defaultValue?.slice(0, 10) ?? ''}
      parse={(typed) => typedDay(typed, { isPast })}
      format={formatDate}
      dayOf={(value) => (isIsoDay(value) ? value : '')}
      withDay={(_, day) => day}
    />
  )
}

const isIsoDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
