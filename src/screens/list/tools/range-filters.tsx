import { useState } from 'react'
import type { Field } from '#descriptor/field.ts'
import { rangeOf } from '#descriptor/filters/filter-text.ts'
import {
  conditionsOf,
  type FilterCondition,
  joined,
  parseFilter,
  writeFilter,
} from '#descriptor/filters/filter-value.ts'
import { writePeriod } from '#descriptor/filters/period.ts'
import { useText } from '#hooks/use-text.ts'
import { offeredPeriods, periodText } from './filter-options.ts'
import { type Word, WordButtons } from './filter-parts.tsx'
import { RangeFilter } from './range-filter.tsx'
import type { SetFilter } from './state-filter.ts'

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
