import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatAmount, type Rates } from '#features/quote/amount.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { BoxList } from './box-list.tsx'
import { OptionsTable } from './options-table.tsx'
import { listOf } from './packing-notes.tsx'
import classes from './packing-panel.module.css'
import type { PackItem } from './piece.ts'
import { cheapestOf, ofFirstService, type PlanOption, savingOf } from './plan-options.ts'
import { type OptionPrice, usePlanPrices } from './use-plan-prices.ts'

interface PackedOptionsProps {
  readonly options: readonly PlanOption[]
  readonly items: readonly PackItem[]
  readonly values: QuoteValues
  readonly requestedAt: number
  readonly rates: Rates
  readonly onUse: (parcels: readonly Parcel[], service: string) => void
}

/** The options with their prices, the saving in money, and the boxes of the picked one. */
export function PackedOptions({ options, items, values, requestedAt, rates, onUse }: PackedOptionsProps) {
  const t = useText()
  const prices = usePlanPrices(options, values, requestedAt, values.currency, rates)
  const [picked, setPicked] = useState('')
  const isBusy = prices.some(({ state }) => state === 'busy')
  // Prices arrive one by one: the first of them may not be the cheapest.
  const cheapest = isBusy ? null : cheapestOf(prices)
  const best = isBusy ? null : cheapestOf(ofFirstService(prices))
  // Another service may be slower: it is offered, and not chosen by itself.
  const shown = options.find(({ key }) => key === picked) ?? best ?? options[0]
  if (!shown) return null
  const { boxes } = shown.plan
  return (
    <>
      {prices.every(({ state }) => state === 'idle') && (
        <output>{t('Sửa các ô báo lỗi của báo giá rồi bấm Xếp lại để có giá.')}</output>
      )}
      <output className={classes.saving}>
        {[best, cheapest]
          .filter((option, at, all) => all.indexOf(option) === at)
          .map((option) => option && <span key={option.key}>{savingText(prices, option, t)}</span>)}
      </output>
      <OptionsTable prices={prices} chosen={shown.key} cheapest={cheapest?.key ?? ''} onChoose={setPicked} />
      {shown.leftOut.length > 0 && (
        <output>
          {t('Cách này chưa có {items}. Hãy thêm kiện cho phần đó trước khi báo giá.', {
            items: listOf(shown.leftOut, items, t),
          })}
        </output>
      )}
      <BoxList key={shown.key} boxes={boxes} items={items} />
      <div className={classes.actions}>
        <Button
          onClick={() =>
            onUse(
              boxes.map(({ parcel }) => parcel),
              shown.service.code,
            )
          }
        >
          {t('Dùng cách này')}
        </Button>
      </div>
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
