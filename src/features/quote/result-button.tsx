import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { formatAmount } from './amount.ts'
import type { Cost } from './price-lines.ts'
import classes from './result-button.module.css'

/** The price of the chosen service, which leads to the prices and the message where they are below the form. */
export function ResultButton({ cost }: { readonly cost: Cost }) {
  const t = useText()
  const show = () => document.querySelector('[data-result]')?.scrollIntoView({ block: 'start' })
  return (
    <Button variant="default" className={classes.button} onClick={show} title={t('Xem giá và lời nhắn')}>
      {formatAmount(cost.total, cost.currency)} ↓
    </Button>
  )
}
