import { Button, Group } from '@mantine/core'
import { customerLabel, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { useText } from '#hooks/use-text.ts'
import { parcelsText } from './quote-summary.ts'

interface FormerQuoteLineProps {
  readonly values: QuoteValues
  readonly onTakeUp: () => void
}

/** Offers the quote that a new one has taken the place of. */
export function FormerQuoteLine({ values, onTakeUp }: FormerQuoteLineProps) {
  const t = useText()
  const name = customerLabel(values) || t('Khách chưa chọn')
  return (
    <Group gap="0 0.5rem" c="dimmed" fz="xs">
      <span>{t('Báo giá trước: {name}, {parcels}.', { name, parcels: parcelsText(values, t) })}</span>
      <Button variant="subtle" size="compact-xs" onClick={onTakeUp}>
        {t('Làm tiếp báo giá này')}
      </Button>
    </Group>
  )
}
