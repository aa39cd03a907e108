import { TextInput as Line } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { fieldProps, type InputProps } from './input-props.tsx'

/** A line of text; '' is none. What is too long is not cut off under the writer's hand: validation says so. */
export function TextInput(props: InputProps<string>) {
  return (
    <Line
      {...fieldProps(props)}
      defaultValue={props.defaultValue ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
      autoComplete="off"
    />
  )
}
