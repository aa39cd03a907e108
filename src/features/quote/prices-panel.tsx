import type { ReactNode } from 'react'
import type { Options } from '#descriptor/field.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { FormSkeleton } from '#kit/form-skeleton.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { TextButton } from '#kit/text-button.tsx'
import { formatWhen } from '#text/format.ts'
import { formatAmount } from './amount.ts'
import { type PriceBefore, priceBefore } from './kept/compare-prices.ts'
import type { KeptQuote } from './kept/kept-quote.ts'
import { customerTotal } from './landed/customer-total.ts'
import type { Landed } from './landed/landed-price.ts'
import { anyLanded, landedTotal } from './landed/landed-total.ts'
import { type PriceLine, PriceTable } from './price-table.tsx'
import classes from './prices-panel.module.css'
import { limitText, refusedText } from './rule-text.ts'
import { quoteNumber } from './rules/quote-number.ts'
import type { Refusal, ServiceQuote, useServiceQuotes } from './use-service-quotes.ts'

interface PricesPanelProps {
  readonly pricing: ReturnType<typeof useServiceQuotes>
  readonly chosen: ServiceQuote | undefined
  /** Whether the form has changed since the prices were requested. */
  readonly isOld: boolean
  /** Labels of the kinds of goods that rules refuse. */
  readonly goodsKinds: Options
  /** The earlier quote whose prices are shown beside today's. */
  readonly before: KeptQuote | null
  readonly onForgetBefore: () => void
  readonly onChoose: (service: string) => void
  /** The landed price with the price of a service. */
  readonly landedOf: (quote: ServiceQuote) => Landed
  /** Rendered below the prices: the currency field. */
  readonly children: ReactNode
}

/** The prices of all services as a table. */
export function PricesPanel(props: PricesPanelProps) {
  const { pricing, chosen, isOld, goodsKinds, before, onForgetBefore, onChoose, landedOf, children } = props
  const t = useText()
  const now = useMinute()
  const { services, serviceQuotes, extra, extraFailure } = pricing
  const landed = serviceQuotes.map((quote) => landedOf(quote))
  const ready = serviceQuotes.flatMap(({ cost }) => cost ?? [])
  const isComplete = ready.length > 1 && serviceQuotes.every(({ state }) => state !== 'busy')
  const least = isComplete ? Math.min(...ready.map(({ total }) => total)) : null
  const hasLanded = anyLanded(landed)
  const totalOf = (cost: NonNullable<ServiceQuote['cost']>, whole: Landed | undefined) => {
    const amount = whole ? landedTotal(cost, whole, hasLanded) : cost
    return amount ? formatAmount(amount.total, amount.currency) : '–'
  }
  const told = serviceQuotes.map((quote) => customerTotal(quote, landedOf(quote)))
  const lines = serviceQuotes.map(
    ({ service, shipment, state, price, cost, failure, refusal }, at): PriceLine => ({
      service: service.code,
      name: service.label,
      days: price?.days ?? '',
      weight: price?.weight ?? shipment?.billable ?? null,
      state,
      text: cost ? formatAmount(cost.freight, cost.currency) : t(failure),
      total: cost ? totalOf(cost, landed[at]) : '',
      isCheapest: cost !== null && cost.total === least,
      refusal: refusal ? refusalText(service.label, refusal, goodsKinds, t) : '',
      before: before && beforeText(priceBefore(before.prices, service.label, told[at] ?? null), t),
    }),
  )
  const label = t('Giá từng dịch vụ')
  const isLoading = services.isFetching && serviceQuotes.length === 0
  return (
    <FormSection title={label}>
      {isOld && <output>{t('Bạn vừa đổi số liệu. Bấm Tính giá để có giá mới.')}</output>}
      {services.isError && (
        <FailedState
          text={t('Chưa tải được danh sách dịch vụ.')}
          hint={t(readAdviceFor(services.error))}
          isBusy={services.isFetching}
          onRetry={() => void services.refetch()}
          isLine
        />
      )}
      {isLoading && <FormSkeleton rows={3} />}
      {services.isSuccess && serviceQuotes.length === 0 && (
        <EmptyState>{t('Chưa có dịch vụ nào để tính giá.')}</EmptyState>
      )}
      {serviceQuotes.length > 0 && (
        <PriceTable
          label={label}
          lines={lines}
          chosen={chosen?.service.code ?? ''}
          hasTotal={hasLanded || (extra.data ?? 0) > 0}
          isLanded={hasLanded}
          onChoose={onChoose}
          onRetry={(service) => serviceQuotes.find((one) => one.service.code === service)?.retry()}
          onInsist={(service) => serviceQuotes.find((one) => one.service.code === service)?.insist()}
        />
      )}
      {extra.isError && (
        <FailedState
          text={t('Chưa tính được dịch vụ thêm; giá ở trên chưa có khoản này.')}
          hint={t(extraFailure)}
          isBusy={extra.isFetching}
          onRetry={() => void extra.refetch()}
          isLine
        />
      )}
      {before && (
        <div className={classes.before}>
          <span>
            {t('Dòng nhỏ là giá của báo giá {number}, {when}.', {
              number: quoteNumber(before.at),
              when: formatWhen(new Date(before.at).toISOString(), now),
            })}
          </span>
          <TextButton onClick={onForgetBefore}>{t('Thôi so sánh')}</TextButton>
        </div>
      )}
      {children}
    </FormSection>
  )
}

function refusalText(service: string, { limits, goods }: Refusal, kinds: Options, t: Translate): string {
  const sentences = limits.map((broken) => limitText(service, broken, t))
  return [...sentences, ...(goods.length > 0 ? [refusedText(service, goods, kinds, t)] : [])].join(' ')
}

/** An earlier price, and the difference in money. */
function beforeText(before: PriceBefore | null, t: Translate): string {
  if (!before) return ''
  const amount = formatAmount(before.total, before.currency)
  const { difference, currency } = before
  if (difference === null) return t('Trước: {amount}', { amount })
  if (difference === 0) return t('Trước: {amount}, không đổi', { amount })
  const change = `${difference > 0 ? '+' : '−'}${formatAmount(Math.abs(difference), currency)}`
  return t('Trước: {amount}, nay {change}', { amount, change })
}
