import '#kit/input-styles.css'
import { TextInput as MantineTextInput } from '@mantine/core'
import { fieldProps, type InputProps } from './input-props.tsx'
import { useCounter } from './use-counter.ts'

interface TextInputProps extends InputProps<string> {
  /** The maximum length. */
  readonly max?: number
}

/** A line of text; '' is none. Text that is too long is not cut off: validation reports it. */
export function TextInput({ max, ...props }: TextInputProps) {
  const initial = props.defaultValue ?? ''
  const [description, count] = useCounter(initial, max, props.description)
  return (
    <MantineTextInput
      {...fieldProps({ ...props, description })}
      defaultValue={initial}
      onChange={(event) => {
        count(event.currentTarget.value)
        props.onChange?.(event.currentTarget.value)
      }}
      autoComplete="off"
    />
  )
}
