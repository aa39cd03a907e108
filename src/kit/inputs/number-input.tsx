import { useLanguage, useText } from '#hooks/use-text.ts'
import { plainNumber } from '#text/plain-number.ts'
import { typedNumber } from '#text/typed/typed-number.ts'
import type { InputProps } from './input-props.tsx'
import { Numeral } from './numeral.tsx'

interface NumberInputProps extends InputProps<number | null> {
  readonly integer?: boolean
  readonly decimals?: number
  /** Limits belong to validation: a number out of range is reported, never changed. */
  readonly min?: number
  readonly max?: number
  /** The unit after the number, such as "kg". */
  readonly unit?: string
}

/** A number, or null for none; NaN while the typed text is not a number. */
export function NumberInput({ integer, decimals, min, unit = '', ...props }: NumberInputProps) {
  const t = useText()
  const separator = useLanguage() === 'vi' ? ',' : '.'
  // The numeric keyboard of a phone has no minus.
  const inputMode = integer && min !== undefined && min >= 0 ? 'numeric' : 'decimal'
  return (
    <Numeral
      {...props}
      parse={(typed) => typedNumber(typed, { integer, decimals, units: [unit, t(unit)] })}
      // Fifteen decimals: more show how 0.1 is stored.
      format={(value) => plainNumber(value, 15).replace('.', separator)}
      inputMode={inputMode}
      sign={t(unit)}
    />
  )
}
