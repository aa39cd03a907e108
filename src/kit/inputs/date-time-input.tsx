import { TextInput as Line } from '@mantine/core'
import { useState } from 'react'
import { DateWords } from './date-words.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'

/** A moment, told as ISO in UTC or '', typed in the reader's own time zone. */
export function DateTimeInput(props: InputProps<string>) {
  const [local, setLocal] = useState(localOf(props.defaultValue ?? ''))
  return (
    <div>
      <Line
        {...fieldProps(props)}
        type="datetime-local"
        max="9999-12-31T23:59"
        defaultValue={local}
        onChange={(event) => {
          setLocal(event.currentTarget.value)
          props.onChange?.(utcOf(event.currentTarget.value))
        }}
      />
      <DateWords local={local} />
    </div>
  )
}

/** `2026-11-20T23:15:00.000Z` → `2026-11-21T06:15` where it is seven hours later; '' for what is no moment. */
export function localOf(iso: string): string {
  const date = new Date(iso)
  if (iso === '' || Number.isNaN(date.getTime())) return ''
  // sv-SE writes ISO's order in local time.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
  return format.format(date).replace(' ', 'T')
}

/** The way back; half a date is none yet. */
export function utcOf(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
