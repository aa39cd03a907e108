import { TextInput as Line } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { fieldProps, type InputProps } from './input-props.tsx'

interface DateInputProps extends InputProps<string> {
  /** First and last day, `YYYY-MM-DD`. */
  readonly min?: string
  readonly max?: string
}

/** A day, `YYYY-MM-DD`, or ''. The browser's own calendar: in the reader's way of writing, and weighing nothing. */
export function DateInput({ min, max = '9999-12-31', ...props }: DateInputProps) {
  return (
    <Line
      {...fieldProps(props)}
      type="date"
      min={min}
      // Without a last day Chromium takes years of six digits.
      max={max}
      defaultValue={props.defaultValue?.slice(0, 10) ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
    />
  )
}
