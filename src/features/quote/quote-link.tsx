import { Button } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { newQuoteHref } from '#screens/href.ts'

/** The link to a new quote. */
export function QuoteLink() {
  const t = useText()
  return (
    <Button
      variant="default"
      leftSection={<IconCalculator size={16} stroke={1.6} aria-hidden />}
      component={AppLink}
      to={newQuoteHref}
    >
      {t('Báo giá mới')}
    </Button>
  )
}
