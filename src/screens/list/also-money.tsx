import { requireOperation } from '#descriptor/capability.ts'
import type { FieldOfKind } from '#descriptor/field.ts'
import { useRate } from '#hooks/read/use-rate.ts'
import { MoneyCell } from '#kit/cells/money-cell.tsx'
import { resourceOf } from '#screens/resource-of.ts'
import type { Currency } from '#text/format.ts'

interface AlsoMoneyProps {
  readonly value: number | null
  readonly alsoIn: NonNullable<FieldOfKind<'money'>['alsoIn']>
  /** What the amount is in. */
  readonly currency: Currency
}

/** An amount in another currency as well, in whole units; nothing without a rate. */
export function AlsoMoney({ value, alsoIn, currency }: AlsoMoneyProps) {
  const rate = useRate(requireOperation(resourceOf(alsoIn.rate.of()), 'read'), alsoIn.rate.field)
  if (value === null || !Number.isFinite(value) || rate === null || currency === alsoIn.currency) return null
  return (
    <>
      {'≈ '}
      <MoneyCell value={Math.round(value * rate)} currency={alsoIn.currency} />
    </>
  )
}
