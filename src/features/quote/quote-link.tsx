import { Button } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'

/** The link to a new quote. */
export function QuoteLink() {
  const t = useText()
  return (
    <Button
      variant="default"
      leftSection={<IconCalculator size={16} stroke={1.6} aria-hidden />}
      component={AppLink}
      to="/calculator"
    >
      {t('Báo giá mới')}
    </Button>
  )
}
