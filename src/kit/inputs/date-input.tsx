import { TextInput as Line } from '@mantine/core'
import { useState } from 'react'
import { FullDate } from './full-date.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'

interface DateInputProps extends InputProps<string> {
  /** First and last day, `YYYY-MM-DD`. */
  readonly min?: string
  readonly max?: string
}

/** A day, `YYYY-MM-DD`, or ''; uses the browser's own calendar. */
export function DateInput({ min, max = '9999-12-31', ...props }: DateInputProps) {
  const [day, setDay] = useState(props.defaultValue?.slice(0, 10) ?? '')
  return (
    <div>
      <Line
        {...fieldProps(props)}
        type="date"
        min={min}
        // Without a last day Chromium accepts years of six digits.
        max={max}
        defaultValue={day}
        onChange={(event) => {
          setDay(event.currentTarget.value)
          props.onChange?.(event.currentTarget.value)
        }}
      />
      <FullDate local={day} />
    </div>
  )
}
