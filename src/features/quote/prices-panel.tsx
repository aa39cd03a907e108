import { Box, Button, Divider, Group, Skeleton, Stack } from '@mantine/core'
import { Fragment } from 'react'
import type { Options } from '#descriptor/field.ts'
import { quotedAmount } from '#features/quote/kept/kept-quote.ts'
import { type PriceBefore, priceBefore, quoteNumber } from '#features/quote/kept/quote-summary.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { formatWhen } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { signed } from '#text/signed.ts'
import { partialNote, uncomparedText } from './compare-totals.ts'
import { type CustomerPrice, type CustomerTotal, freightOf, knownPrice } from './customer-price.ts'
import { PackingButton } from './packing/packing-button.tsx'
import { usePackingSuggestions } from './packing/use-packing-suggestions.ts'
import { type PriceLine, PriceTable } from './price-table.tsx'
import { CurrencyField, ExtrasField } from './quote-fields.tsx'
import { limitText, refusedText } from './rule-text.ts'
import { useQuote } from './use-quote.ts'
import type { ServiceRefusal } from './use-service-quotes.ts'
import { WeightReason } from './weight-panel.tsx'

/** The prices of all services as a table. */
export function PricesPanel() {
  const { form, pricing, chosen, comparison, goodsKinds, history, pick, landed } = useQuote()
  const { isOld } = form
  const { priceOf } = landed
  const { before } = history
  const suggestions = usePackingSuggestions()
  const t = useText()
  const { services, serviceQuotes, extra, extraFailure } = pricing
  const { cheapest, uncompared } = comparison
  const isComplete =
    uncompared.length === 0 &&
    serviceQuotes.filter(({ cost }) => cost).length > 1 &&
    serviceQuotes.every(({ state }) => state !== 'busy')
  const prices = serviceQuotes.map((quote) => priceOf(quote))
  const known = prices.map(knownPrice)
  const isLanded = prices.some((one) => one === 'incomplete' || one?.isLanded)
  const lines = serviceQuotes.map((quote, at): PriceLine => {
    const { service, shipment, state, price, cost, failure, refusal, rule } = quote
    const suggestion = suggestions.get(service.code)
    return {
      service: service.code,
      name: service.label,
      days: price?.days ?? '',
      weight: price?.weight ?? shipment?.billable ?? null,
      state,
      text: cost ? amountText(freightOf(known[at], cost)) : t(failure),
      total: amountText(known[at]),
      partial: partialText(known[at], t),
      isCheapest: isComplete && !isOld && cheapest.includes(quote),
      refusal: refusal ? refusalText(refusal, goodsKinds, t) : '',
      unverified: t(rule.unverified),
      suggestion: suggestion && <PackingButton suggestion={suggestion} />,
      before: before && beforeText(priceBefore(before, service.label, known[at] ?? null), t),
    }
  })
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
      {isLoading && <PricesSkeleton />}
      {services.isSuccess && serviceQuotes.length === 0 && (
        <EmptyState>{t('Chưa có dịch vụ nào để tính giá.')}</EmptyState>
      )}
      {serviceQuotes.length > 0 && (
        <PriceTable
          label={label}
          lines={lines}
          chosen={chosen?.service.code ?? ''}
          isOld={isOld}
          hasTotal={known.some((one) => one && (one.parts.length > 1 || one.lacks.length > 0)) || isLanded}
          isLanded={isLanded}
          onChoose={pick}
          onRetry={(service) => serviceQuotes.find((one) => one.service.code === service)?.retry()}
          onInsist={(service) => serviceQuotes.find((one) => one.service.code === service)?.insist()}
        />
      )}
      {uncompared.length > 0 && <output>{t(uncomparedText(uncompared))}</output>}
      {extra.isError && (
        <FailedState
          text={t('Chưa tính được dịch vụ thêm; giá ở trên chưa có khoản này.')}
          hint={t(extraFailure)}
          isBusy={extra.isFetching}
          onRetry={() => void extra.refetch()}
          isLine
        />
      )}
      {before && lines.some((line) => line.before) && <BeforeLine at={before.at} />}
      <Stack gap={0} key={form.inputsEdition}>
        {chosen && <WeightReason quote={chosen} />}
        <ExtrasField />
        <CurrencyField />
      </Stack>
    </FormSection>
  )
}

/** Names the earlier quote of the small amounts, and ends the comparison with it. */
function BeforeLine({ at }: { readonly at: number }) {
  const t = useText()
  const now = useMinute()
  const { history } = useQuote()
  return (
    <Group justify="space-between" gap="0 0.75rem" my={-8} c="dimmed" fz="xs">
      <span>
        {t('Dòng nhỏ là giá của báo giá {number}, {when}.', {
          number: quoteNumber(at),
          when: formatWhen(new Date(at).toISOString(), now),
        })}
      </span>
      <Button variant="subtle" onClick={history.forgetBefore}>
        {t('Thôi so sánh')}
      </Button>
    </Group>
  )
}

const amountText = (price: CustomerTotal | null | undefined) =>
  price ? formatAmount(price.total, price.currency) : '–'

function partialText(price: CustomerPrice | null | undefined, t: Translate): string {
  const note = price && partialNote(price)
  return note ? t(note) : ''
}

function refusalText({ limits, goods }: ServiceRefusal, kinds: Options, t: Translate): string {
  const sentences = limits.map((broken) => limitText(broken, t))
  return [...sentences, ...(goods.length > 0 ? [refusedText(goods, kinds, t)] : [])].join(' ')
}

/** An earlier price, and the difference in money. */
function beforeText(before: PriceBefore | null, t: Translate): string {
  if (!before) return ''
  const amount = quotedAmount(before, t)
  const { difference, currency } = before
  if (difference === null) return t('Trước: {amount}', { amount })
  if (difference === 0) return t('Trước: {amount}, không đổi', { amount })
  const change = signed(difference, (absolute) => formatAmount(absolute, currency))
  return t('Trước: {amount}, nay {change}', { amount, change })
}

/** The outline of the prices while the services are loading; shown after 150 ms, so that it does not flash. */
function PricesSkeleton() {
  const t = useText()
  return (
    <Box component="output" display="block" pt="1.625rem" aria-label={t('Đang mở…')} data-late>
      {['first', 'second', 'third'].map((key) => (
        <Fragment key={key}>
          <Divider />
          {/* A service and its amount, in the height of their line before there are prices. */}
          <Group justify="space-between" h="2.625rem" px="xs">
            <Skeleton h={10} w="9rem" />
            <Skeleton h={10} w="4rem" />
          </Group>
        </Fragment>
      ))}
    </Box>
  )
}
