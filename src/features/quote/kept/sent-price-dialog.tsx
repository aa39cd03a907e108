import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Rates } from '#features/quote/amount.ts'
import { compareTotals } from '#features/quote/compare-totals.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { RadioList } from '#kit/radio-list.tsx'
import { text } from '#text/text.ts'
import { type KeptPrice, type KeptQuote, quotedAmount } from './kept-quote.ts'
import { quoteNumber } from './quote-summary.ts'

interface SentPriceDialogProps {
  readonly quote: KeptQuote
  readonly rates: Rates
  readonly onChoose: (price: KeptPrice) => void
  readonly onClose: () => void
}

/** Chooses which price of a stored quote the customer was given; the cheapest one at first. */
export function SentPriceDialog({ quote, rates, onChoose, onClose }: SentPriceDialogProps) {
  const t = useText()
  const { prices } = quote
  const [chosen, setChosen] = useState(() => {
    const { cheapest } = compareTotals(prices, (price) => price, rates)
    return String(cheapest[0] ? prices.indexOf(cheapest[0]) : 0)
  })
  const title = t('Khách được báo giá nào của {number}?', { number: quoteNumber(quote.at) })
  return (
    <ActionModal
      title={title}
      close={text('Hủy')}
      acts={[
        {
          label: text('Lưu'),
          onClick: () => {
            const price = prices[Number(chosen)]
            if (price) onChoose(price)
          },
        },
      ]}
      onClose={onClose}
    >
      <RadioList
        label={t('Giá từng dịch vụ')}
        options={prices.map((price, at) => ({
          id: String(at),
          label: price.name,
          more: quotedAmount(price, t),
          isDisabled: false,
        }))}
        chosen={chosen}
        isBusy={false}
        onChoose={setChosen}
      />
    </ActionModal>
  )
}

interface SentMessageDialogProps {
  readonly quote: KeptQuote
  readonly onClose: () => void
}

/** The message of a quote as it was sent. */
export function SentMessageDialog({ quote, onClose }: SentMessageDialogProps) {
  const t = useText()
  return (
    <ActionModal
      title={t('Lời nhắn đã gửi của {number}', { number: quoteNumber(quote.at) })}
      close={text('Đóng')}
      isWide
      onClose={onClose}
    >
      <Text style={{ whiteSpace: 'pre-wrap' }}>{quote.message}</Text>
    </ActionModal>
  )
}
