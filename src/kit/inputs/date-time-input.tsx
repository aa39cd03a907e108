import { TextInput as Line } from '@mantine/core'
import { useState } from 'react'
import { FullDate } from './full-date.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'

/** A time as ISO in UTC or '', typed in the browser's time zone. */
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
      <FullDate local={local} />
    </div>
  )
}

/** Converts `2026-11-20T23:15:00.000Z` to `2026-11-21T06:15` at UTC+7; '' for an invalid time. */
export function localOf(iso: string): string {
  const date = new Date(iso)
  if (iso === '' || Number.isNaN(date.getTime())) return ''
  // sv-SE formats local time in ISO order.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
  return format.format(date).replace(' ', 'T')
}

/** The inverse of `localOf`; '' for an incomplete date. */
export function utcOf(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
