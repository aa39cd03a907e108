import type { InputProps } from '#kit/inputs/input-props.tsx'
import { formatDate } from '#text/format.ts'
import { type DayLimits, TypedDate } from './typed-date.tsx'
import { typedDay } from './typed-day.ts'

interface DateInputProps extends InputProps<string> {
  readonly limits?: (() => DayLimits) | undefined
}

/** A day, `YYYY-MM-DD`, or ''; typed in the order of the language or picked from a calendar. */
export function DateInput(props: DateInputProps) {
  return (
    <TypedDate
      {...props}
      defaultValue={props.defaultValue?.slice(0, 10) ?? ''}
      parse={typedDay}
      format={formatDate}
      dayOf={(value) => (isIsoDay(value) ? value : '')}
      withDay={(_, day) => day}
    />
  )
}

const isIsoDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
