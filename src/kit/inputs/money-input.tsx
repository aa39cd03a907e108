import { NumberInput as Numeral } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { useLanguage } from '#hooks/use-text.ts'
import type { Currency } from '#text/format.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import { numberOf } from './number-input.tsx'

interface MoneyInputProps extends InputProps<number | null> {
  readonly currency: Currency
  readonly min?: number
  readonly max?: number
}

const signs: Readonly<Record<Currency, string>> = { JPY: '¥', VND: '₫' }

/** An amount in whole yen or đồng, or null for none; thousands are set apart while typing. */
export function MoneyInput({ currency, min, max, ...props }: MoneyInputProps) {
  const vi = useLanguage() === 'vi'
  return (
    <Numeral
      {...fieldProps(props)}
      defaultValue={props.defaultValue ?? ''}
      onChange={(value) => props.onChange?.(numberOf(value))}
      allowDecimal={false}
      allowNegative={min === undefined || min < 0}
      min={min}
      max={max}
      clampBehavior="none"
      thousandSeparator={vi ? '.' : ','}
      // The two separators must differ even where no decimals are taken.
      decimalSeparator={vi ? ',' : '.'}
      inputMode="numeric"
      hideControls
      rightSection={<span aria-hidden>{signs[currency]}</span>}
      autoComplete="off"
    />
  )
}
