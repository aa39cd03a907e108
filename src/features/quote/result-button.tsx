import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { formatAmount } from '#text/format-amount.ts'
import type { CustomerPrice } from './customer-price.ts'

/** The price of the chosen service, which leads to the prices and the message where they are below the form. */
export function ResultButton({ price, isOld }: { readonly price: CustomerPrice; readonly isOld: boolean }) {
  const t = useText()
  const amount = formatAmount(price.total, price.currency)
  const show = () => document.querySelector('[data-result]')?.scrollIntoView({ block: 'start' })
  return (
    <Button
      variant="default"
      c={isOld ? 'dimmed' : undefined}
      px={{ base: 'xs', xs: 'md' }}
      style={{ marginInlineEnd: 'auto' }}
      onClick={show}
      title={t('Xem giá và lời nhắn')}
    >
      {`${price.lacks.length > 0 ? t('Tạm tính: {amount}', { amount }) : amount} ↓`}
    </Button>
  )
}
