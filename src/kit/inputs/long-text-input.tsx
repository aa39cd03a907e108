import '#kit/input-styles.css'
import { Textarea } from '@mantine/core'
import { fieldProps, type InputProps } from './input-props.tsx'
import { useCounter } from './use-counter.ts'

interface LongTextInputProps extends InputProps<string> {
  /** The maximum length. */
  readonly max?: number
}

/** Text of several lines; the box grows with it up to twelve, and can be resized. */
export function LongTextInput({ max, ...props }: LongTextInputProps) {
  const initial = props.defaultValue ?? ''
  const [description, count] = useCounter(initial, max, props.description)
  return (
    <Textarea
      {...fieldProps({ ...props, description })}
      defaultValue={initial}
      onChange={({ currentTarget }) => {
        count(currentTarget.value)
        props.onChange?.(currentTarget.value)
      }}
      rows={3}
      resize="vertical"
      styles={{ input: { minHeight: '5.5rem', maxHeight: '20rem', fieldSizing: 'content' } }}
    />
  )
}
