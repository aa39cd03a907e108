import '@mantine/dates/styles.layer.css'
import { Button, Stack } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import dayjs from 'dayjs'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { type Language, locales } from '#text/language.ts'

export interface CalendarProps {
  /** The present day, `YYYY-MM-DD`; '' for none. */
  readonly day: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onPick: (day: string) => void
}

/**
 * A month of days to pick from: arrows move by days and weeks, Page Up and Page Down by months, with Shift by years, also beyond
 * the shown month, where Mantine's own arrows end.
 */
export function Calendar({ day, min, max, onPick }: CalendarProps) {
  const t = useText()
  const language = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const isFinger = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false })
  const [today] = useState(() => dayjs().format('YYYY-MM-DD'))
  const isWithin = (one: string) => (!min || one >= min) && (!max || one <= max)
  const nearest = isWithin(today) ? today : max && max < today ? max : (min ?? today)
  const [initial] = useState(day || nearest)
  const [shown, setShown] = useState(initial)
  // Before the first key, which a later focus would lose.
  useLayoutEffect(() => focusDay(root.current, initial), [initial])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined
    const [by, unit] = steps[`${event.shiftKey ? 'Shift+' : ''}${event.key}`] ?? []
    if (!from || by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const to = dayjs(from).add(by, unit).format('YYYY-MM-DD')
    if (!isWithin(to)) return
    flushSync(() => setShown(to))
    focusDay(root.current, to)
  }
  return (
    <Stack ref={root} align="center" gap="xs" onKeyDownCapture={move}>
      <DatePicker
        value={day || null}
        date={shown}
        onDateChange={setShown}
        onChange={(picked) => picked && onPick(picked)}
        minDate={min || undefined}
        maxDate={max || undefined}
        highlightToday
        // Red is for errors.
        weekendDays={[]}
        size={isFinger ? 'md' : 'sm'}
        styles={{ calendarHeaderLevel: { textTransform: 'none' } }}
        {...textsOf(language)}
        getDayProps={(one) => ({ 'data-day': one })}
        getDayAriaLabel={(one) =>
          [
            formatDay(language, { dateStyle: 'full' })(one),
            ...(one === today ? [t('hôm nay')] : []),
            ...(one === day ? [t('đang chọn')] : []),
          ].join(', ')
        }
        ariaLabels={{
          monthLevelControl: t('Chọn tháng'),
          yearLevelControl: t('Chọn năm'),
          previousMonth: t('Tháng trước'),
          nextMonth: t('Tháng sau'),
          previousYear: t('Năm trước'),
          nextYear: t('Năm sau'),
          previousDecade: t('Các năm trước'),
          nextDecade: t('Các năm sau'),
        }}
      />
      {isWithin(today) && (
        <Button variant="subtle" size="compact-sm" onClick={() => onPick(today)}>
          {t('Hôm nay')}
        </Button>
      )}
    </Stack>
  )
}

function focusDay(root: HTMLElement | null, day: string): void {
  root?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus({ preventScroll: true })
}

const steps: Readonly<Record<string, readonly [number, 'day' | 'month' | 'year']>> = {
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  ArrowUp: [-7, 'day'],
  ArrowDown: [7, 'day'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
  'Shift+PageUp': [-1, 'year'],
  'Shift+PageDown': [1, 'year'],
}

/** The texts of the calendar by Intl, without a catalogue of dayjs for each language. */
function textsOf(language: Language) {
  return {
    monthLabelFormat: (day: string) =>
      capitalized(formatDay(language, { month: 'long', year: 'numeric' })(day)),
    monthsListFormat: formatDay(language, { month: 'short' }),
    weekdayFormat: formatDay(language, { weekday: language === 'en' ? 'short' : 'narrow' }),
  }
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function formatDay(language: Language, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locales[language], options)
  return (day: string) => format.format(new Date(`${day}T00:00`))
}
