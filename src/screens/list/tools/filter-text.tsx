import type { Field } from '#descriptor/field.ts'
import { parseFilter, rangeOf } from '#descriptor/filter-value.ts'
import { useText } from '#hooks/use-text.ts'
import { RecordLabels } from '#screens/list/record-label.tsx'
import { filterControl } from './filter-options.ts'
import { daysText, numbersText } from './range-text.ts'

interface FilterTextProps {
  readonly field: Field
  /** The filter as the address has it. */
  readonly text: string
}

/** Values named before the others are counted. */
const named = 2

/** A filter in words: its values, a range, or whether the field is empty. */
export function FilterText({ field, text }: FilterTextProps) {
  const t = useText()
  const filter = parseFilter(field, text)
  if (!filter) return null
  if (filter.kind === 'empty') return t('trống')
  if (filter.kind === 'filled') return t('không trống')
  if (filter.kind === 'range') {
    const range = rangeOf(field) === 'numbers' ? numbersText(field, filter) : daysText(filter)
    if (filter.from === '') return t('đến {value}', { value: range })
    return filter.to === '' ? t('từ {value}', { value: range }) : range
  }
  const first = filter.values.slice(0, named)
  const others = filter.values.length - first.length
  const rest = others > 0 ? ` +${others}` : ''
  const control = filterControl(field, t)
  if (control?.kind === 'reference') {
    return (
      <>
        <RecordLabels target={control.target} ids={first} />
        {rest}
      </>
    )
  }
  const options = control && 'options' in control ? control.options : []
  const labels = first.map((value) => options.find((option) => option.value === value)?.label ?? value)
  return labels.join(', ') + rest
}
