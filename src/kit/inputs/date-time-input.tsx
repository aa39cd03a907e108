import { TextInput as Line } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { fieldProps, type InputProps } from './input-props.tsx'

/** A moment, told as ISO in UTC or '', typed in the reader's own time zone. */
export function DateTimeInput(props: InputProps<string>) {
  return (
    <Line
      {...fieldProps(props)}
      type="datetime-local"
      max="9999-12-31T23:59"
      defaultValue={localOf(props.defaultValue ?? '')}
      onChange={(event) => props.onChange?.(utcOf(event.currentTarget.value))}
    />
  )
}

/** `2026-11-20T23:15:00.000Z` → `2026-11-21T06:15` where it is seven hours later; '' for what is no moment. */
export function localOf(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  // sv-SE writes ISO's order in local time.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
  return format.format(date).replace(' ', 'T')
}

/** The way back; half a date is none yet. */
export function utcOf(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
