import { requireOperation } from '#descriptor/capability.ts'
import type { FieldOfKind } from '#descriptor/field.ts'
import { useRate } from '#hooks/read/use-rate.ts'
import { resourceOf } from '#screens/resource-of.ts'
import { type Currency, formatMoney } from '#text/format.ts'

interface ConvertedAmountProps {
  readonly value: number | null
  readonly convertTo: NonNullable<FieldOfKind<'money'>['convertTo']>
  /** The currency of `value`. */
  readonly currency: Currency
}

/** An amount converted to another currency, in whole units; renders nothing without a rate. */
export function ConvertedAmount({ value, convertTo, currency }: ConvertedAmountProps) {
  const rate = useRate(requireOperation(resourceOf(convertTo.rate.of()), 'read'), convertTo.rate.field)
  if (value === null || !Number.isFinite(value) || rate === null || currency === convertTo.currency)
    return null
  return <span>{`≈ ${formatMoney(Math.round(value * rate), convertTo.currency)}`}</span>
}
