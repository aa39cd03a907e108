import type { KeyboardEvent } from 'react'
import type { Field } from '#descriptor/field.ts'
import { DateInput } from '#kit/inputs/date/date-input.tsx'
import { MoneyInput } from '#kit/inputs/money-input.tsx'
import { NumberInput } from '#kit/inputs/number-input.tsx'
import { TimeInput } from '#kit/inputs/time-input.tsx'

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

/** One end of a range: an amount, a number with its unit, a time or a day. */
export function RangeInput({ field, label, value, error, onChange, onDone }: RangeInputProps) {
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
      {field.kind === 'money' && field.currencyFrom === undefined ? (
        <MoneyInput {...number} currency={field.currency} />
      ) : field.kind === 'money' || field.kind === 'number' ? (
        <NumberInput {...number} {...('unit' in field && field.unit ? { unit: field.unit } : {})} />
      ) : field.kind === 'time' ? (
        <TimeInput {...common} defaultValue={value} onChange={onChange} />
      ) : (
        <DateInput {...common} defaultValue={value} onChange={onChange} />
      )}
    </div>
  )
}
