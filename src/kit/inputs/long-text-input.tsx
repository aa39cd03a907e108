import '#kit/input-styles.css'
import { Textarea } from '@mantine/core'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './inputs.module.css'
import { useCounter } from './use-counter.ts'

interface LongTextInputProps extends InputProps<string> {
  /** The maximum length. */
  readonly max?: number
}

/** Text of several lines; the box grows with it up to twelve. */
export function LongTextInput({ max, ...props }: LongTextInputProps) {
  const initial = props.defaultValue ?? ''
  const [description, count] = useCounter(initial, max, props.description)
  return (
    <Textarea
      {...fieldProps({ ...props, description })}
      defaultValue={initial}
      onChange={(event) => {
        count(event.currentTarget.value)
        props.onChange?.(event.currentTarget.value)
      }}
      rows={3}
      classNames={{ input: classes.growing ?? '' }}
    />
  )
}
