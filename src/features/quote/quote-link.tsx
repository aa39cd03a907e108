import { IconCalculator } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { LinkButton } from '#kit/link-button.tsx'
import { AppLink } from '#screens/app-link.tsx'

/** The link to a new quote. */
export function QuoteLink() {
  const t = useText()
  return (
    <LinkButton
      variant="default"
      icon={<IconCalculator size={16} stroke={1.6} aria-hidden />}
      renderLink={(props) => <AppLink to="/calculator" {...props} />}
    >
      {t('Báo giá mới')}
    </LinkButton>
  )
}
