import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { Rates } from '#features/quote/amount.ts'
import { customerLabel, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { useText } from '#hooks/use-text.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { formatWhen } from '#text/format.ts'
import type { KeptQuote } from './kept-quote.ts'
import { parcelsText, quoteNumber, quoteSummary, quoteTitle } from './quote-summary.ts'
import { hasQuote, type LinkProblem, linkTexts, readFragment } from './share-link.ts'

interface SharedQuotePanelProps {
  /** The quote, or why the link is not opened. */
  readonly quote: KeptQuote | LinkProblem
  /** The rates by which prices of several currencies are compared. */
  readonly rates: Rates
  readonly onOpen: (quote: KeptQuote) => void
  readonly onClose: () => void
}

/** Shows the quote of a shared link with a button that loads it into the form; until then the form values are unchanged. */
export function SharedQuotePanel({ quote, rates, onOpen, onClose }: SharedQuotePanelProps) {
  const t = useText()
  const now = useMinute()
  if (typeof quote === 'string') {
    return (
      <FormSection>
        <Group justify="space-between" gap="sm" role="alert">
          <span>{t(linkTexts[quote])}</span>
          <Button variant="default" onClick={onClose}>
            {t('Đóng')}
          </Button>
        </Group>
      </FormSection>
    )
  }
  return (
    <FormSection title={t('Báo giá được chia sẻ với bạn')}>
      <Group justify="space-between" gap="sm">
        <div>
          <span>{quoteTitle(quote, t)}</span>
          <Text fz="xs" c="dimmed">
            {`${quoteNumber(quote.at)} · ${formatWhen(new Date(quote.at).toISOString(), now)} · ${quoteSummary(quote, rates, t)}`}
          </Text>
        </div>
        <Group gap="xs" ms="auto">
          <Button variant="default" onClick={onClose}>
            {t('Bỏ qua')}
          </Button>
          <Button onClick={() => onOpen(quote)}>{t('Mở với giá hôm nay')}</Button>
        </Group>
      </Group>
    </FormSection>
  )
}

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

/** The quote of the link that opened the page, or why it cannot be read; `close` removes it from the address. */
export function useSharedQuote(): {
  readonly shared: KeptQuote | LinkProblem | undefined
  readonly close: () => void
} {
  const { history } = useRouter()
  const fragment = useLocation({ select: ({ hash }) => `#${hash}` })
  const { data } = useQuery({
    queryKey: ['shared quote', fragment],
    queryFn: () => readFragment(fragment, Date.now()),
    enabled: hasQuote(fragment),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const close = () => history.replace(`${location.pathname}${location.search}`)
  return { shared: data, close }
}
