import { Button } from '@mantine/core'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { type Translate, useLanguage, useText } from '#hooks/use-text.ts'
import { type Language, locales } from '#text/language.ts'
import classes from './calendar.module.css'

export interface CalendarProps {
  /** The present day, `YYYY-MM-DD`; '' for none. */
  readonly day: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onPick: (day: string) => void
}

/**
 * A month of days to pick from: arrows move by days and weeks, Page Up and Page Down by months, with Shift by years.
 */
export function Calendar({ day, min, max, onPick }: CalendarProps) {
  const t = useText()
  const language = useLanguage()
  const [today] = useState(() => new Date())
  const selected = dateOf(day)
  const first = dateOf(min)
  const last = dateOf(max)
  const isWithin = (!first || today >= first) && (!last || today <= last)
  const shown = selected ?? (last && last < today ? last : first && first > today ? first : today)
  return (
    <>
      <DayPicker
        mode="single"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the keys of the dialog around it are for its days
        autoFocus
        selected={selected}
        defaultMonth={shown}
        onSelect={(date: Date) => onPick(isoOf(date))}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        captionLayout="dropdown"
        startMonth={first ?? new Date(shown.getFullYear() - 20, 0)}
        endMonth={last ?? new Date(shown.getFullYear() + 20, 11)}
        weekStartsOn={language === 'vi' ? 1 : 0}
        navLayout="around"
        showOutsideDays
        fixedWeeks
        classNames={parts}
        {...textsOf(language, t)}
      />
      {isWithin && (
        <Button variant="subtle" size="compact-sm" onClick={() => onPick(isoOf(today))}>
          {t('Hôm nay')}
        </Button>
      )}
    </>
  )
}

const {
  root,
  month,
  caption,
  dropdowns,
  dropdown,
  picker,
  nav,
  grid,
  weekday,
  cell,
  day: dayButton,
} = classes
const parts = {
  root,
  month,
  month_caption: caption,
  dropdowns,
  dropdown_root: dropdown,
  dropdown: picker,
  button_previous: nav,
  button_next: nav,
  month_grid: grid,
  weekday,
  day: cell,
  day_button: dayButton,
}

/** The texts of the calendar, by Intl in the language of the interface. */
function textsOf(language: Language, t: Translate) {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locales[language], options)
    return (date: Date) => format.format(date)
  }
  const monthAndYear = by({ month: 'long', year: 'numeric' })
  const full = by({ dateStyle: 'full' })
  return {
    formatters: {
      formatCaption: monthAndYear,
      formatMonthDropdown: by({ month: 'long' }),
      formatWeekdayName: by({ weekday: language === 'en' ? 'short' : 'narrow' }),
    },
    labels: {
      labelGrid: monthAndYear,
      labelDayButton: (date: Date, { selected, today }: Readonly<Record<string, boolean>>) =>
        [full(date), ...(today ? [t('hôm nay')] : []), ...(selected ? [t('đang chọn')] : [])].join(', '),
      labelWeekday: by({ weekday: 'long' }),
      labelPrevious: () => t('Tháng trước'),
      labelNext: () => t('Tháng sau'),
      labelMonthDropdown: () => t('Tháng'),
      labelYearDropdown: () => t('Năm'),
    },
  }
}

function dateOf(day: string | undefined): Date | undefined {
  const date = new Date(`${day}T00:00`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const isoOf = (date: Date) => new Intl.DateTimeFormat('sv-SE').format(date)
