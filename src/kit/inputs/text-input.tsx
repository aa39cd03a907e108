import '#kit/input-styles.css'
import { TextInput as MantineTextInput, type TextInputProps as MantineTextInputProps } from '@mantine/core'
import { useRef } from 'react'
import { fieldProps, type InputProps } from './input-props.tsx'
import { useCounter } from './use-counter.ts'

type Keyboard = 'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'

interface TextInputProps
  extends InputProps<string>,
    Pick<MantineTextInputProps, Keyboard | 'rightSection' | 'rightSectionPointerEvents'> {
  /** The maximum length. */
  readonly max?: number
  /** Reads the typed text; blur writes its value out, but leaves a stored text that was not typed into. */
  readonly parse?: (typed: string) => string
}

const asTyped = (typed: string) => typed

/** A line of text; '' is none. Text that is too long is not cut off: validation reports it. */
export function TextInput({ max, parse = asTyped, ...props }: TextInputProps) {
  const { defaultValue = '' } = props
  const isTyped = useRef(false)
  const [description, count] = useCounter(defaultValue, max, props.description)
  return (
    <MantineTextInput
      autoComplete="off"
      {...props}
      {...fieldProps({ ...props, description })}
      defaultValue={defaultValue}
      onChange={({ currentTarget }) => {
        isTyped.current = true
        count(parse(currentTarget.value))
        props.onChange?.(parse(currentTarget.value))
      }}
      onBlur={(event) => {
        if (isTyped.current) event.currentTarget.value = parse(event.currentTarget.value)
        props.onBlur?.(event)
      }}
    />
  )
}
