import { useState } from 'react'
import { currencyOf } from '#descriptor/currency-of.ts'
import { useText } from '#hooks/use-text.ts'
import { MoneyInput } from '#kit/inputs/money-input.tsx'
import { ConvertedAmount } from '#screens/list/converted-amount.tsx'
import type { InputContext } from './input-context.ts'
import classes from './money-field.module.css'

type MoneyFieldProps = Pick<InputContext<'money'>, 'field' | 'props' | 'currentValues'>

/** An amount, with its value in another currency while it is typed, where the field defines one. */
export function MoneyField({ field, props, currentValues }: MoneyFieldProps) {
  const t = useText()
  const { min, max, convertTo } = field
  const currency = currencyOf(field, (name) => currentValues()[name])
  const [amount, setAmount] = useState(props.defaultValue ?? null)
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  if (!convertTo) return <MoneyInput {...props} {...limits} currency={currency} />
  return (
    <div>
      <MoneyInput
        {...props}
        {...limits}
        currency={currency}
        onChange={(next) => {
          setAmount(next)
          props.onChange?.(next)
        }}
      />
      <output className={classes.also} aria-label={t('{name}, theo tỉ giá', { name: props.label })}>
        <ConvertedAmount value={amount} convertTo={convertTo} currency={currency} />
      </output>
    </div>
  )
}
