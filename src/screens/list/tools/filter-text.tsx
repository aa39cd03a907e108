import { Fragment } from 'react'
import type { Field } from '#descriptor/field.ts'
import { rangeOf } from '#descriptor/filters/filter-text.ts'
import { conditionsOf, type FilterCondition, parseFilter } from '#descriptor/filters/filter-value.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { RecordLabels } from '#screens/list/cell-of-kind.tsx'
import { formatDate } from '#text/format.ts'
import { language, locales, translate } from '#text/language.ts'
import { BranchNote } from './filter-chip.tsx'
import { filterControl, periodText } from './filter-options.ts'

interface FilterTextProps {
  readonly field: Field
  /** The filter as the address has it. */
  readonly text: string
}

/** Values named before the others are counted. */
const named = 2

/** A filter in words: its conditions, of which a record meets one. */
export function FilterText({ field, text }: FilterTextProps) {
  const t = useText()
  return conditionsOf(parseFilter(field, text)).map((condition, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- conditions have no state
    <Fragment key={at}>
      {at > 0 && <span>{` ${t('hoặc')} `}</span>}
      <ConditionText field={field} condition={condition} />
    </Fragment>
  ))
}

interface ConditionTextProps {
  readonly field: Field
  readonly condition: FilterCondition
}

/** A condition in words: values, excluded values, a range, a period, or whether the field is empty. */
function ConditionText({ field, condition }: ConditionTextProps) {
  const t = useText()
  const control = filterControl(field, t)
  if (control?.kind !== 'reference' || !('values' in condition))
    return <span>{wordsOf(condition, field, t)}</span>
  const { first, rest, not } = valuesOf(condition, t)
  return (
    <>
      {not && <span>{not}</span>}
      <RecordLabels target={control.target} ids={first} />
      {rest && <span>{rest}</span>}
      <BranchNote target={control.target} ids={condition.values} />
    </>
  )
}

type ValuesCondition = Extract<FilterCondition, { readonly values: readonly string[] }>

function valuesOf({ kind, values }: ValuesCondition, t: Translate) {
  const first = values.slice(0, named)
  const others = values.length - first.length
  return { first, rest: others > 0 ? ` +${others}` : '', not: kind === 'not' ? `${t('không phải')} ` : '' }
}

function wordsOf(condition: FilterCondition, field: Field, t: Translate): string {
  if (condition.kind === 'empty') return t('trống')
  if (condition.kind === 'filled') return t('không trống')
  if (condition.kind === 'period') return periodText(condition.period, t)
  if (condition.kind === 'range') {
    const range = rangeOf(field) === 'numbers' ? numbersText(field, condition) : daysText(condition)
    if (condition.from === '') return t('đến {value}', { value: range })
    return condition.to === '' ? t('từ {value}', { value: range }) : range
  }
  const { first, rest, not } = valuesOf(condition, t)
  const control = filterControl(field, t)
  const options = control && 'options' in control ? control.options : []
  const labels = first.map((value) => options.find((option) => option.value === value)?.label ?? value)
  return not + labels.join(', ') + rest
}

/** The ends of a range; '' for an open one. */
interface Ends {
  readonly from: string
  readonly to: string
}

/** A range of days or times; of an open one its only end. */
function daysText({ from, to }: Ends): string {
  const ends = [...new Set([from, to])].filter((end) => end !== '')
  return ends.map(formatDate).join('–')
}

/** A range of numbers with the unit or currency of their field; of an open one its only end. */
function numbersText(field: Field, { from, to }: Ends): string {
  const ends = [...new Set([from, to])].filter((end) => end !== '').map(Number)
  const [low = 0, high = low] = ends
  const currency = field.kind === 'money' && field.currencyFrom === undefined ? field.currency : undefined
  const format = new Intl.NumberFormat(locales[language()], {
    ...(currency ? { style: 'currency', currency } : {}),
    maximumFractionDigits: currency ? 0 : 9,
  })
  const text = low === high ? format.format(low) : rangeText(format, low, high)
  return field.kind === 'number' && field.unit ? `${text} ${translate(field.unit)}` : text
}

/** With the dash that dates have too: Intl takes a hyphen in Vietnamese. */
function rangeText(format: Intl.NumberFormat, low: number, high: number): string {
  const parts = format.formatRangeToParts(low, high)
  const isDash = /^\s*[-–]\s*$/
  return parts.map(({ source, value }) => (source === 'shared' && isDash.test(value) ? '–' : value)).join('')
}
