import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { formatAmount } from '#text/format-amount.ts'
import type { CustomerPrice } from './customer-price.ts'

/** The price of the chosen service, which leads to the prices and the message where they are below the form. */
export function ResultButton({ price }: { readonly price: CustomerPrice }) {
  const t = useText()
  const amount = formatAmount(price.total, price.currency)
  const show = () => document.querySelector('[data-result]')?.scrollIntoView({ block: 'start' })
  return (
    <Button
      variant="default"
      px={{ base: 'xs', xs: 'md' }}
      style={{ marginInlineEnd: 'auto' }}
      onClick={show}
      title={t('Xem giá và lời nhắn')}
    >
      {price.lacks.length > 0 ? t('Tạm tính: {amount}', { amount }) : amount} ↓
    </Button>
  )
}
