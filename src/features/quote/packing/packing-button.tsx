import { Button, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { packingCode } from '#features/quote/landed/prefill.ts'
import { useQuote } from '#features/quote/use-quote.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { focusAfter } from '#kit/focus-after.ts'
import { formatAmount } from '#text/format-amount.ts'
import { text } from '#text/text.ts'
import { BoxList } from './box-list.tsx'
import type { PackingSuggestion } from './use-packing-suggestions.ts'

interface PackingButtonProps {
  readonly suggestion: PackingSuggestion
}

/** A button with the amount that packing the goods together saves; it shows the boxes, which can be taken as the parcels. */
export function PackingButton({ suggestion: { service, plan, goods, price, saving } }: PackingButtonProps) {
  const t = useText()
  const { history, pick } = useQuote()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { boxes } = plan
  const n = boxes.length
  const amount = formatAmount(saving, price.currency)
  const takeBoxes = () => {
    // The button goes with the suggestion.
    focusAfter(
      () => setOpen(false),
      () => button.current?.closest('tr')?.querySelector('input'),
    )
    const parcels = boxes.map(({ parcel }) => parcel)
    const parcelOrigin = boxes.some(({ empty }) => empty === 0) ? 'packed' : null
    const done = text('Đã đưa {n} thùng vào phần Kiện hàng.', { n })
    history.changeParcels(
      { tone: 'good', text: done },
      { parcels, parcelOrigin, packedGoods: packingCode(goods) },
    )
    pick(service.code)
  }
  return (
    <>
      <Button ref={button} variant="default" size="compact-xs" mt={4} onClick={() => setOpen(true)}>
        {t('Xếp chung rẻ hơn {amount}', { amount })}
      </Button>
      {isOpen && (
        <ActionModal
          title={t('Xếp chung vào {n} thùng', { n })}
          close={text('Đóng')}
          acts={[{ label: text('Dùng các thùng này'), onClick: takeBoxes }]}
          isWide
          onClose={() => setOpen(false)}
        >
          <Text mb="sm">
            {t('{service}: {price}, rẻ hơn {amount} so với các kiện đang tính.', {
              service: service.label,
              price: formatAmount(price.total, price.currency),
              amount,
            })}
          </Text>
          <BoxList boxes={boxes} goods={goods} />
        </ActionModal>
      )}
    </>
  )
}
