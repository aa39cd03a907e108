import { Button, Loader } from '@mantine/core'
import { useId } from 'react'
import table from '#features/quote/price-table.module.css'
import { type Translate, useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { isUnweighed } from './packed-box.ts'
import classes from './packing-panel.module.css'
import { type Saving, savingOf } from './plan-options.ts'
import type { Plan } from './plans.ts'
import type { OptionPrice } from './use-plan-prices.ts'

interface OptionsTableProps {
  readonly prices: readonly OptionPrice[]
  readonly chosen: string
  /** The key of the cheapest option; '' while it is unknown. */
  readonly cheapest: string
  readonly onChoose: (key: string) => void
}

/** The options as a table with their prices; one is picked by native radio buttons. */
export function OptionsTable({ prices, chosen, cheapest, onChoose }: OptionsTableProps) {
  const t = useText()
  const group = useId()
  return (
    <table className={table.table} aria-label={t('Các cách xếp')}>
      <thead>
        <tr>
          <th scope="col">{t('Cách xếp')}</th>
          <th scope="col" className={table.number}>
            {t('Cân tính cước')}
          </th>
          <th scope="col" className={table.number}>
            {t('Cước')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={price.option.key} data-chosen={price.option.key === chosen || undefined}>
            <td>
              <label className={table.service}>
                <input
                  type="radio"
                  name={group}
                  checked={price.option.key === chosen}
                  onChange={() => onChoose(price.option.key)}
                />
                <OptionName price={price} isCheapest={price.option.key === cheapest && prices.length > 1} />
              </label>
            </td>
            <td className={table.number}>
              {formatNumber(price.weight)} kg
              {price.option.plan.boxes.some(isUnweighed) && (
                <span className={table.days}>{t('chưa kể vỏ thùng')}</span>
              )}
            </td>
            <PriceCell price={price} saving={savingOf(prices, price.option.key)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface OptionNameProps {
  readonly price: OptionPrice
  readonly isCheapest: boolean
}

function OptionName({ price: { option, days }, isCheapest }: OptionNameProps) {
  const t = useText()
  const { service, plan } = option
  return (
    <span>
      {t('{n} thùng, {service}', { n: plan.boxes.length, service: service.label })}{' '}
      {isCheapest && <span className={table.best}>{t('Rẻ nhất')}</span>}
      <span className={table.days}>
        {boxesText(plan, t)}
        {days !== '' && ` · ${t('{days} ngày', { days })}`}
      </span>
    </span>
  )
}

interface PriceCellProps {
  readonly price: OptionPrice
  readonly saving: Saving | null
}

function PriceCell({ price: { option, state, cost, failure, retry }, saving }: PriceCellProps) {
  const t = useText()
  if (state === 'failed')
    return (
      <td className={table.failed}>
        <span role="alert">{t(failure)}</span>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('Tính lại {name}', {
            name: t('{n} thùng, {service}', { n: option.plan.boxes.length, service: option.service.label }),
          })}
          onClick={retry}
        >
          {t('Thử lại')}
        </Button>
      </td>
    )
  return (
    <td className={table.number}>
      {state === 'busy' && <Loader size={14} aria-label={t('Đang tính giá')} />}
      {state === 'idle' && '–'}
      {cost && formatAmount(cost.total, cost.currency)}
      {saving && (
        <span className={classes.difference} data-cheaper={saving.amount > 0 || undefined}>
          {differenceText(saving, t)}
        </span>
      )}
    </td>
  )
}

function differenceText({ amount, currency }: Saving, t: Translate): string {
  if (amount === 0) return t('bằng giá')
  const money = formatAmount(Math.abs(amount), currency)
  return amount > 0 ? t('rẻ hơn {amount}', { amount: money }) : t('đắt hơn {amount}', { amount: money })
}

/** The kinds of boxes with their numbers, such as "Cỡ 120 × 2, Cỡ 60". */
function boxesText({ boxes }: Plan, t: Translate): string {
  const counts = new Map<string, number>()
  for (const { name, parcel } of boxes) {
    const size = [parcel.length, parcel.width, parcel.height]
      .map((side) => formatNumber(side ?? 0))
      .join(' × ')
    const label = name === '' ? t('{size} cm', { size }) : name
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].map(([label, count]) => (count > 1 ? `${label} (${count})` : label)).join(', ')
}
