import '#kit/input-styles.css'
import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { unreadableDay } from '#kit/inputs/date/date-inputs.tsx'
import { laterBy, typedTime } from '#text/typed/typed-time.ts'
import { fieldProps, type InputProps } from './input-props.tsx'

/** Minutes by which an arrow key changes the time. */
const step = 15

/** A time of day, `HH:mm`, or ''; typed in any usual spelling and then written out on blur, changed by the arrow keys. */
export function TimeInput(props: InputProps<string>) {
  const t = useText()
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const isTyped = useRef(false)
  const change = (next: string) => {
    isTyped.current = true
    setTyped(next)
    props.onChange?.(typedTime(next) ?? unreadableDay(next, 5))
  }
  return (
    <TextInput
      {...fieldProps(props)}
      value={typed}
      placeholder={props.placeholder ?? t('giờ:phút')}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onKeyDown={(event) => {
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        const time = typedTime(typed)
        if (!direction || props.readOnly || time === null) return
        event.preventDefault()
        change(laterBy(time, direction * step))
      }}
      onBlur={(event) => {
        if (isTyped.current) setTyped(typedTime(typed) ?? typed)
        props.onBlur?.(event)
      }}
    />
  )
}
