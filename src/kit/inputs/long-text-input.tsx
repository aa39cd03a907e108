import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { fieldProps, type InputProps } from './input-props.tsx'

/** Text of several lines; the box grows with it up to twelve. */
export function LongTextInput(props: InputProps<string>) {
  return (
    <Textarea
      {...fieldProps(props)}
      defaultValue={props.defaultValue ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
      autosize
      minRows={3}
      maxRows={12}
    />
  )
}
