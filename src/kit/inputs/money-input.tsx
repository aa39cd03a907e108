import { useLanguage } from '#hooks/use-text.ts'
import { type Currency, formatNumber } from '#text/format.ts'
import { typedMoney } from '#text/typed/typed-number.ts'
import type { InputProps } from './input-props.tsx'
import { Numeral } from './numeral.tsx'

interface MoneyInputProps extends InputProps<number | null> {
  /** None where each record has its own. */
  readonly currency?: Currency | undefined
  readonly min?: number
  readonly max?: number
}

const signs: Readonly<Record<Currency, string>> = { JPY: '¥', VND: '₫' }

/** An amount in whole yen or đồng, or null; blur formats its thousands. */
export function MoneyInput({ currency, ...props }: MoneyInputProps) {
  useLanguage()
  return (
    <Numeral
      {...props}
      parse={typedMoney}
      format={formatNumber}
      inputMode="numeric"
      sign={currency ? signs[currency] : ''}
    />
  )
}
