import '#kit/input-styles.css'
import { Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import { fieldProps, type InputProps } from '#kit/inputs/input-props.tsx'
import { unreadable } from '#kit/inputs/unreadable.ts'
import { locales } from '#text/language.ts'
import { CalendarButton } from './calendar-button.tsx'

/** The first and last day that can be picked, `YYYY-MM-DD`; validation reports a typed day beyond them. */
export interface DayLimits {
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
export function TypedDate(props: TypedDateProps) {
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
          change(parse(currentTarget.value) ?? unreadable(currentTarget.value, 10))
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
