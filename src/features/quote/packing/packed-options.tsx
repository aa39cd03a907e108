import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { type Rates } from '#features/quote/amount.ts'
import { uncomparedText } from '#features/quote/compare-totals.ts'
import type { PriceOf } from '#features/quote/landed/use-landed.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { formatAmount } from '#text/format-amount.ts'
import { BoxList } from './box-list.tsx'
import { OptionsTable } from './options-table.tsx'
import { isUnweighed } from './pack-pieces.ts'
import { listOf } from './packing-notes.tsx'
import type { PackItem } from './piece.ts'
import {
  compareOptions,
  type OptionPrice,
  ofFirstService,
  type PlanOption,
  savingOf,
  usePlanPrices,
} from './plan-options.ts'
import type { TakenBoxes } from './use-take-boxes.ts'

interface PackedOptionsProps {
  readonly options: readonly PlanOption[]
  readonly items: readonly PackItem[]
  readonly values: QuoteValues
  readonly requestedAt: number
  readonly rates: Rates
  /** The price that the quote makes of one of the server. */
  readonly priceOf: PriceOf
  readonly onUse: (boxes: TakenBoxes, service: string) => void
}

/** The options with their prices, the saving in money, and the boxes of the picked one. */
export function PackedOptions(props: PackedOptionsProps) {
  const { options, items, values, requestedAt, rates, priceOf, onUse } = props
  const t = useText()
  const prices = usePlanPrices(options, values, requestedAt, { rates, priceOf })
  const [picked, setPicked] = useState('')
  const isBusy = prices.some(({ state }) => state === 'busy')
  // Prices arrive one by one: the first of them may not be the cheapest.
  const { cheapest: least, uncompared } = compareOptions(isBusy ? [] : prices, rates)
  // Whether it is the cheapest is unknown as long as one cannot be compared.
  const cheapest = uncompared.length > 0 ? null : (least[0]?.option ?? null)
  const best = isBusy ? null : (compareOptions(ofFirstService(prices), rates).cheapest[0]?.option ?? null)
  // Another service may be slower: it is offered, and not chosen by itself.
  const shown = options.find(({ key }) => key === picked) ?? best ?? options[0]
  if (!shown) return null
  const { boxes } = shown.plan
  const savings = [...new Set([best, cheapest])]
    .map((option) => option && savingText(prices, option, t))
    .filter(Boolean)
  return (
    <>
      {prices.every(({ state }) => state === 'idle') && (
        <output>{t('Sửa các ô báo lỗi của báo giá rồi bấm Xếp lại để có giá.')}</output>
      )}
      <output hidden={savings.length === 0}>
        {savings.map((saving) => (
          <Text key={saving} c="var(--ben-good)" fw={600}>
            {saving}
          </Text>
        ))}
      </output>
      <OptionsTable prices={prices} chosen={shown.key} cheapest={cheapest?.key ?? ''} onChoose={setPicked} />
      {uncompared.length > 0 && (
        <output>
          {t(uncomparedText(uncompared.map(({ option, cost }) => ({ service: option.service, cost }))))}
        </output>
      )}
      {shown.leftOut.length > 0 && (
        <output>
          {t('Cách này chưa có {items}. Hãy thêm kiện cho phần đó trước khi báo giá.', {
            items: listOf(shown.leftOut, items, t),
          })}
        </output>
      )}
      <BoxList key={shown.key} boxes={boxes} items={items} />
      <Group justify="flex-end">
        <Button
          onClick={() =>
            onUse(
              {
                parcels: boxes.map(({ parcel }) => parcel),
                isUnweighed: boxes.some(isUnweighed),
                goods: values.goods,
              },
              shown.service.code,
            )
          }
        >
          {t('Dùng cách này')}
        </Button>
      </Group>
    </>
  )
}

/** How much an option saves against the first one; '' if it is not cheaper. */
function savingText(prices: readonly OptionPrice[], cheapest: PlanOption, t: Translate): string {
  const first = prices[0]?.option
  const saving = savingOf(prices, cheapest.key)
  if (!first || !saving || saving.amount <= 0) return ''
  const n = cheapest.plan.boxes.length
  const amount = formatAmount(saving.amount, saving.currency)
  const than = first.plan.boxes.length
  if (first.service.code === cheapest.service.code)
    return t('{n} thùng rẻ hơn {amount} so với {than} thùng.', { n, amount, than })
  return t('{n} thùng đi {service} rẻ hơn {amount} so với {than} thùng đi {other}.', {
    n,
    amount,
    than,
    service: cheapest.service.label,
    other: first.service.label,
  })
}
