import '#kit/input-styles.css'
import { Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import { fieldProps, type InputProps } from '#kit/inputs/input-props.tsx'
import { formatDate, formatDateTime } from '#text/format.ts'
import { locales } from '#text/language.ts'
import { typedDay, typedMoment } from '#text/typed/typed-day.ts'
import { CalendarButton } from './calendar-button.tsx'

interface DateInputProps extends InputProps<string> {
  readonly limits?: (() => DayLimits) | undefined
  /** The day is in the past, as that of a birth is: two digits of a year are then of no year to come. */
  readonly isPast?: boolean
}

/** A day, `YYYY-MM-DD`, or ''; typed in the order of the language or picked from a calendar. */
export function DateInput({ isPast = false, ...props }: DateInputProps) {
  return (
    <TypedDate
      {...props}
      defaultValue={props.defaultValue?.slice(0, 10) ?? ''}
      parse={(typed) => typedDay(typed, { isPast })}
      format={formatDate}
      dayOf={(value) => (isIsoDay(value) ? value : '')}
      withDay={(_, day) => day}
    />
  )
}

const isIsoDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The first and last day that can be picked, `YYYY-MM-DD`; validation reports a typed day beyond them. */
interface DayLimits {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

interface TypedDateProps extends InputProps<string> {
  /** Parses typed text: a value, '' for nothing, null for text that is none. */
  readonly parse: (typed: string) => string | null
  /** A value as the language writes it. */
  readonly format: (value: string) => string
  /** The local day of a value, `YYYY-MM-DD`. */
  readonly dayOf: (value: string) => string
  /** The value after a day was picked. */
  readonly withDay: (value: string, day: string) => string
  /** Read when the calendar opens: they may depend on another field. */
  readonly limits?: (() => DayLimits) | undefined
  /** Whether a time follows the day, for the placeholder. */
  readonly hasTime?: boolean
}

/**
 * A line for a typed date, in the order of the language, with a calendar behind a button. It is parsed at each
 * key and written out on blur; text that is no date is passed on, so that validation reports it.
 */
function TypedDate(props: TypedDateProps) {
  const { parse, format, dayOf, withDay, limits, hasTime = false, ...common } = props
  const t = useText()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(props.defaultValue ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const change = (next: string) => {
    setValue(next)
    props.onChange?.(next)
  }
  const close = (edit?: () => void) =>
    focusAfter(
      () => {
        edit?.()
        setOpen(false)
      },
      () => input.current,
    )
  const day = dayOf(value)
  const date = new Date(`${day}T00:00`)
  return (
    <div>
      <TextInput
        {...fieldProps(common)}
        ref={input}
        value={typed ?? (day === '' ? value : format(value))}
        placeholder={props.placeholder ?? (hasTime ? t('ngày/tháng/năm giờ:phút') : t('ngày/tháng/năm'))}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          change(parse(currentTarget.value) ?? unreadableDay(currentTarget.value, 10))
        }}
        onBlur={(event) => {
          if (day !== '' || value === '') setTyped(null)
          props.onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || props.readOnly) return
          event.preventDefault()
          setOpen(true)
        }}
        rightSectionPointerEvents="all"
        rightSection={
          !props.readOnly && (
            <CalendarButton
              label={props.label}
              day={day}
              {...(isOpen && limits?.())}
              isOpen={isOpen}
              onOpen={setOpen}
              onEscape={() => close()}
              onPick={(picked) =>
                close(() => {
                  setTyped(null)
                  change(withDay(value, picked))
                })
              }
            />
          )
        }
      />
      {/* Written out: 11/12 is ambiguous, "Thứ Sáu, 11 tháng 12, 2026" is not. */}
      {!Number.isNaN(date.getTime()) && (
        <Text size="xs" c="dimmed" mt={4}>
          {new Intl.DateTimeFormat(locales[language], { dateStyle: 'full' }).format(date)}
        </Text>
      )}
    </div>
  )
}

/**
 * A typed text that could not be read, within the length limit of its kind, so that validation reports the value and not its
 * length. The ellipsis keeps the start of a text from being a value itself.
 */
export function unreadableDay(typed: string, max: number): string {
  const kept = typed.trim()
  return kept.length > max ? `${kept.slice(0, max - 1)}…` : kept
}

interface DateTimeInputProps extends InputProps<string> {
  readonly limits?: (() => DayLimits) | undefined
}

/** A time as ISO in UTC or '', typed or picked in the browser's time zone. */
export function DateTimeInput(props: DateTimeInputProps) {
  return (
    <TypedDate
      {...props}
      hasTime
      parse={(typed) => typedMoment(typed, momentHere)}
      format={formatDateTime}
      dayOf={localDayOf}
      withDay={onDay}
    />
  )
}

/** The moment of a day and a time of the browser's time zone. */
function momentHere(day: string, time: string): string | null {
  const date = new Date(`${day}T${time === '' ? '00:00' : time}`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** The local day of an ISO moment or day, `YYYY-MM-DD`; '' for any other text. */
export function localDayOf(iso: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso
  const date = new Date(/^\d{4}-\d{2}-\d{2}T/.test(iso) ? iso : Number.NaN)
  // sv-SE formats a local day in ISO order.
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('sv-SE').format(date)
}

/** The moment at the local time of another one on a day, at midnight without one. */
function onDay(iso: string, day: string): string {
  const time = new Date(localDayOf(iso) === '' ? `${day}T00:00` : iso)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, time.getHours(), time.getMinutes()).toISOString()
}
