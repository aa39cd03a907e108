import { Group } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { Field, FieldOfKind } from '#descriptor/field.ts'
import { rangeOf } from '#descriptor/filters/filter-text.ts'
import {
  conditionsOf,
  type FilterCondition,
  isBound,
  joined,
  parseFilter,
  writeFilter,
} from '#descriptor/filters/filter-value.ts'
import { writePeriod } from '#descriptor/filters/period.ts'
import { problemTexts } from '#descriptor/problem.ts'
import { useText } from '#hooks/use-text.ts'
import { DateInput } from '#kit/inputs/date/date-inputs.tsx'
import { MoneyInput, NumberInput } from '#kit/inputs/number-input.tsx'
import { TimeInput } from '#kit/inputs/time-input.tsx'
import { useSentValues } from '#kit/list/use-sent-values.ts'
import { offeredPeriods, periodText } from './filter-options.ts'
import { type Word, WordButtons } from './filter-parts.tsx'
import type { SetFilter } from './state-filter.ts'

interface RangeFilterProps {
  readonly field: Field
  readonly name: string
  /** The filter as the address has it; '' for none. */
  readonly text: string
  readonly onFilter: SetFilter
}

const problems = { days: 'date', times: 'time', numbers: 'number' } as const

/** Milliseconds after the last key. */
const delayMs = 600

/** The two ends of a range, both of them part of it; an empty input leaves its end open. */
export function RangeFilter({ field, name, text, onFilter }: RangeFilterProps) {
  const t = useText()
  const [ends, setEnds] = useState(() => endsOf(field, text))
  // Of the inputs, which keep what is typed into them.
  const [version, setVersion] = useState(0)
  const { send, sendSoon } = useSentValues(text, {
    delay: delayMs,
    onSend: (next, last) => {
      // The keys of one range are one step for Back.
      onFilter(name, next, { replace: parseFilter(field, last)?.kind === 'range' && next !== '' })
    },
    onReceive: (next) => {
      setEnds(endsOf(field, next))
      setVersion(version + 1)
    },
  })
  const apply = ({ from, to }: typeof ends, sendText: (text: string) => void) => {
    sendSoon.cancel()
    const filter = parseFilter(field, `${from}..${to}`)
    if (filter || from + to === '') sendText(filter ? writeFilter(filter) : '')
  }
  const inputOf = (end: 'from' | 'to', label: string) => (
    <RangeInput
      key={`${end} ${version}`}
      field={field}
      label={label}
      value={ends[end]}
      error={isEnd(field, ends[end]) ? undefined : t(problemTexts[problems[rangeOf(field)]])}
      onChange={(value) => {
        const next = { ...ends, [end]: value }
        setEnds(next)
        apply(next, sendSoon)
      }}
      onDone={() => apply(ends, send)}
    />
  )
  return (
    <Group grow gap="xs" align="start" style={{ '--mantine-font-weight-medium': 400 }}>
      {inputOf('from', t('Từ'))}
      {inputOf('to', t('Đến'))}
    </Group>
  )
}

function endsOf(field: Field, text: string): { readonly from: string; readonly to: string } {
  const filter = parseFilter(field, text)
  return filter?.kind === 'range' ? { from: filter.from, to: filter.to } : { from: '', to: '' }
}

const isEnd = (field: Field, end: string) => end === '' || isBound(field, end)

interface RangeInputProps {
  readonly field: Field
  readonly label: string
  /** A number, a time or a day; '' for none. */
  readonly value: string
  readonly error: string | undefined
  /** Called with each key; the text of a number that cannot be parsed is `NaN`. */
  readonly onChange: (value: string) => void
  /** Called when the input is left, and for Enter. */
  readonly onDone: () => void
}

const shapeOf = ({ integer = false, decimals, unit = '' }: FieldOfKind<'number'>) => ({
  integer,
  unit,
  ...(decimals === undefined ? {} : { decimals }),
})

/** One end of a range: an amount, a number with its unit, a time or a day. */
function RangeInput({ field, label, value, error, onChange, onDone }: RangeInputProps) {
  const common = { label, error, onBlur: onDone }
  const number = {
    ...common,
    defaultValue: value === '' ? null : Number(value),
    onChange: (next: number | null) => onChange(next === null ? '' : String(next)),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onDone()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its input takes the focus
    <div onKeyDown={onKeyDown}>
      {field.kind === 'money' ? (
        <MoneyInput {...number} currency={field.currencyFrom === undefined ? field.currency : undefined} />
      ) : field.kind === 'number' ? (
        <NumberInput {...number} {...shapeOf(field)} />
      ) : field.kind === 'time' ? (
        <TimeInput {...common} defaultValue={value} onChange={onChange} />
      ) : (
        <DateInput {...common} defaultValue={value} onChange={onChange} />
      )}
    </div>
  )
}

interface RangeFiltersProps {
  readonly field: Field
  readonly name: string
  /** The filter as the address has it; '' for none. */
  readonly text: string
  readonly onFilter: SetFilter
}

/** The ranges of a filter, of which a record is in one; periods before those of days. */
export function RangeFilters({ field, name, text, onFilter }: RangeFiltersProps) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const conditions = conditionsOf(parseFilter(field, text))
  const ranges = conditions.filter(({ kind }) => kind === 'range').map(writeFilter)
  const texts = ranges.length === 0 || isAdding ? [...ranges, ''] : ranges
  // Empty fields as well, but not alone.
  const others = conditions.length > 1 ? conditions.filter(({ kind }) => kind === 'empty') : []
  const write = (next: readonly FilterCondition[]) => {
    const filter = joined(next.length > 0 ? [...next, ...others] : [])
    return filter ? writeFilter(filter) : ''
  }
  const setRange =
    (at: number): SetFilter =>
    (_, range, how) => {
      const next = [...texts.slice(0, at), String(range), ...texts.slice(at + 1)].filter((one) => one !== '')
      setAdding(false)
      onFilter(name, write(next.flatMap((one) => conditionsOf(parseFilter(field, one)))), how)
    }
  const periods = rangeOf(field) === 'days' ? offeredPeriods : []
  const chosen = conditions.flatMap((one) => (one.kind === 'period' ? [writePeriod(one.period)] : []))
  const words = periods.map((period): Word => {
    const key = writePeriod(period)
    const label = periodText(period, t)
    const isChosen = chosen.includes(key)
    return {
      key,
      label: label.charAt(0).toLocaleUpperCase() + label.slice(1),
      isChosen,
      onPress: () => onFilter(name, isChosen ? '' : write([{ kind: 'period', period }])),
    }
  })
  return (
    <>
      <WordButtons words={words} />
      {texts.map((range, at) => (
        <RangeFilter
          // oxlint-disable-next-line react/no-array-index-key -- a range has no other identity than its position
          key={at}
          field={field}
          name={name}
          text={range}
          onFilter={setRange(at)}
        />
      ))}
      {ranges.length > 0 && !isAdding && (
        <WordButtons words={[{ key: 'or', label: t('Hoặc khoảng khác'), onPress: () => setAdding(true) }]} />
      )}
    </>
  )
}
