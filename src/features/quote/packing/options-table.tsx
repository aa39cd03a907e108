import { Button, Loader, Table, Text } from '@mantine/core'
import { useId } from 'react'
import classes from '#features/quote/price-frame.module.css'
import { bestProps, PriceFrame, PriceRow, SmallLine } from '#features/quote/price-frame.tsx'
import { type Translate, useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { isUnweighed } from './pack-pieces.ts'
import { type OptionPrice, type Saving, savingOf } from './plan-options.ts'
import type { PackingPlan } from './plans.ts'

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
    <PriceFrame label={t('Các cách xếp')} heads={[t('Cách xếp'), t('Cân tính cước'), t('Cước')]}>
      {prices.map((price) => (
        <PriceRow
          key={price.option.key}
          group={group}
          isChosen={price.option.key === chosen}
          onChoose={() => onChoose(price.option.key)}
          name={<OptionName price={price} isCheapest={price.option.key === cheapest && prices.length > 1} />}
          note={
            price.state === 'failed' && (
              <SmallLine role="alert" c="var(--mantine-color-error)">
                {t(price.failure)}
              </SmallLine>
            )
          }
        >
          <Table.Td className={classes.number}>
            <span>{`${formatNumber(price.weight)} kg`}</span>
            {price.option.plan.boxes.some(isUnweighed) && <SmallLine>{t('chưa kể vỏ thùng')}</SmallLine>}
          </Table.Td>
          <PriceCell price={price} saving={savingOf(prices, price.option.key)} />
        </PriceRow>
      ))}
    </PriceFrame>
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
    <>
      <span>{`${t('{n} thùng, {service}', { n: plan.boxes.length, service: service.label })} `}</span>
      {isCheapest && <Text {...bestProps}>{t('Rẻ nhất')}</Text>}
      <SmallLine>{`${boxesText(plan, t)}${days !== '' ? ` · ${t('{days} ngày', { days })}` : ''}`}</SmallLine>
    </>
  )
}

interface PriceCellProps {
  readonly price: OptionPrice
  readonly saving: Saving | null
}

function PriceCell({ price: { option, state, cost, retry }, saving }: PriceCellProps) {
  const t = useText()
  if (state === 'failed')
    return (
      <Table.Td className={classes.instead}>
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
      </Table.Td>
    )
  return (
    <Table.Td className={classes.number}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of the loader is no image file */}
      {state === 'busy' && <Loader size={14} role="img" aria-label={t('Đang tính giá')} />}
      {state === 'idle' && <span>–</span>}
      {cost && <span>{formatAmount(cost.total, cost.currency)}</span>}
      {saving && (
        <SmallLine c={saving.amount > 0 ? 'var(--ben-good)' : 'dimmed'}>
          {differenceText(saving, t)}
        </SmallLine>
      )}
    </Table.Td>
  )
}

function differenceText({ amount, currency }: Saving, t: Translate): string {
  if (amount === 0) return t('bằng giá')
  const money = formatAmount(Math.abs(amount), currency)
  return amount > 0 ? t('rẻ hơn {amount}', { amount: money }) : t('đắt hơn {amount}', { amount: money })
}

/** The kinds of boxes with their numbers, such as "Cỡ 120 × 2, Cỡ 60". */
function boxesText({ boxes }: PackingPlan, t: Translate): string {
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
