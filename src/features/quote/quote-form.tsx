import { Button } from '@mantine/core'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Options } from '#descriptor/field.ts'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import { focusFirstField } from '#kit/focus-first-field.ts'
import { FormSection } from '#kit/form-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { ContentsField } from './contents-field.tsx'
import { CurrencyField } from './currency-field.tsx'
import { KeptPanel } from './kept/kept-panel.tsx'
import { SharedQuotePanel } from './kept/shared-quote-panel.tsx'
import { useQuoteHistory } from './kept/use-quote-history.ts'
import { useSharedQuote } from './kept/use-shared-quote.ts'
import { customerTotal } from './landed/customer-total.ts'
import { messageOf } from './landed/landed-message.ts'
import { LandedPanel } from './landed/landed-panel.tsx'
import type { LandedSettings } from './landed/landed-settings.ts'
import { summaryOf } from './landed/summary-of.ts'
import { useLanded } from './landed/use-landed.ts'
import { usePrefill } from './landed/use-prefill.ts'
import { MessagePanel } from './message-panel.tsx'
import type { BoxSettings } from './packing/box-settings.ts'
import { PackingSection } from './packing/packing-section.tsx'
import { useTakeBoxes } from './packing/use-take-boxes.ts'
import { PriceBars } from './price-bars.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { QuoteBar } from './quote-bar.tsx'
import { QuoteFields } from './quote-fields.tsx'
import { QuoteFrame } from './quote-frame.tsx'
import { ResultButton } from './result-button.tsx'
import type { RuleLine } from './rules/carrier-lines.ts'
import type { QuoteValues } from './rules/quote-values.ts'
import type { SendingSettings } from './sending/sending-settings.ts'
import { pricedQuote } from './sending/use-message-lines.ts'
import type { WarningSources } from './sending/use-send-warnings.ts'
import { useChosenService } from './use-chosen-service.ts'
import { useQuoteForm } from './use-quote-form.ts'
import { type ServiceQuote, useServiceQuotes } from './use-service-quotes.ts'
import { WeightPanel } from './weight-panel.tsx'

interface QuoteFormProps {
  readonly start: QuoteValues
  readonly onStore: (values: QuoteValues) => void
  readonly rules: readonly RuleLine[]
  /** Labels of the kinds of goods that rules refuse. */
  readonly goodsKinds: Options
  readonly boxes: BoxSettings
  readonly landed: LandedSettings
  /** The parameters of the address, which may name what to quote. */
  readonly search: ScreenSearch
  /** Whether the settings are loading. */
  readonly isLoading: boolean
  readonly onRetryRules?: (() => void) | undefined
  readonly sending: SendingSettings
  readonly sources: Pick<WarningSources, 'prices' | 'paths'>
}

/** The quote form with its result: the prices, the weights, and the message to the customer. */
export function QuoteForm(props: QuoteFormProps) {
  const { start, onStore, rules, boxes, goodsKinds, onRetryRules, sending, sources } = props
  const { landed: landedSettings, search, isLoading } = props
  const t = useText()
  const { rate } = landedSettings
  const state = useQuoteForm(start, onStore, rate)
  const pricing = useServiceQuotes(state, rules)
  const { shared, close } = useSharedQuote()
  const { values, request, isOld, rejectedSubmits, edition } = state
  const { serviceQuotes } = pricing
  const { chosen, pick } = useChosenService(serviceQuotes, edition)
  const takeBoxes = useTakeBoxes(state, pick)
  const landed = useLanded(request?.values ?? values, landedSettings, pricing)
  const totalOf = useCallback((quote: ServiceQuote) => customerTotal(quote, landed.priceOf(quote)), [landed])
  const history = useQuoteHistory(state, pricing, totalOf)
  const price = chosen?.price ?? null
  // Memoized as the lines of the message are.
  const landedMessage = useMemo(() => messageOf(landed.priceOf({ price })), [landed, price])
  const priced = pricedQuote(request, chosen, sending, landedMessage)
  const summary = chosen ? summaryOf(chosen, landed.priceOf(chosen)) : ''
  const { pasted, isReading } = usePrefill(state, { search, rate, isLoading, history })
  const frame = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstField(frame.current), [])
  useEffect(() => {
    // The fields are marked as invalid only after this render.
    if (rejectedSubmits > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [rejectedSubmits])
  useEffect(() => {
    // In the stacked layout the result is below the form: scroll to it after a request.
    const result = frame.current?.querySelector('[data-result]')
    const isBelow = (result?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2
    if (request && isBelow) result?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [request])
  const isBusy = serviceQuotes.some((one) => one.state === 'busy')
  const actions = (
    <>
      <Button variant="subtle" onClick={history.clear}>
        {t('Làm lại từ đầu')}
      </Button>
      <BusyButton type="submit" isBusy={isBusy}>
        {t('Tính giá')}
      </BusyButton>
    </>
  )
  return (
    <form
      ref={frame}
      noValidate
      aria-label={t('Tính giá')}
      onSubmit={(event) => {
        event.preventDefault()
        state.requestPrices()
      }}
    >
      <QuoteFrame
        foot={
          <KeptPanel
            quotes={history.quotes}
            change={history.change}
            validDays={sending.validDays}
            onOpen={history.open}
          />
        }
        result={
          <>
            <QuoteBar at="head">{actions}</QuoteBar>
            <PricesPanel
              pricing={pricing}
              chosen={chosen}
              isOld={isOld}
              goodsKinds={goodsKinds}
              before={history.before}
              onForgetBefore={history.forgetBefore}
              onChoose={pick}
              landedOf={landed.priceOf}
            >
              <CurrencyField
                key={edition}
                currency={values.currency}
                onChange={(currency) => state.change({ currency })}
              />
            </PricesPanel>
            {priced && (
              <MessagePanel
                quote={priced}
                edits={history.edits}
                isOld={isOld}
                sources={{
                  ...sources,
                  serviceQuotes,
                  lacksExtra: pricing.extra.isError,
                  before: history.before,
                }}
                onSent={(message) => history.onSent(priced, message)}
              />
            )}
            {chosen?.price && landedMessage === 'incomplete' && (
              <FormSection title={t('Gửi cho khách')}>
                <output>{t('Lời nhắn có khi giá trọn gói đủ các khoản; phần còn thiếu ghi ở dưới.')}</output>
              </FormSection>
            )}
            {chosen && (request || values.goods.length > 0) && (
              <LandedPanel
                landed={landed.priceOf(chosen)}
                input={landed.inputOf(chosen)}
                service={chosen.service.label}
              />
            )}
            {chosen && (
              <WeightPanel
                quote={chosen}
                parcels={values.parcels}
                isNow={!isOld}
                onRetryRules={onRetryRules}
              />
            )}
            <PriceBars serviceQuotes={serviceQuotes} chosen={chosen} landedOf={landed.priceOf} />
          </>
        }
      >
        {shared !== undefined && (
          <SharedQuotePanel
            quote={shared}
            onClose={close}
            onOpen={(quote) => {
              close()
              history.open(quote)
            }}
          />
        )}
        {isReading && <output>{t('Đang đọc mục cần báo giá. Những gì bạn gõ vẫn được giữ.')}</output>}
        <QuoteFields
          form={state}
          rate={rate}
          pasted={pasted}
          summary={isOld ? '' : summary}
          packing={
            <PackingSection
              values={values}
              rate={rate}
              settings={boxes}
              services={serviceQuotes}
              chosen={chosen?.service.code ?? ''}
              rates={pricing.rates}
              onUse={takeBoxes}
            />
          }
        >
          <ContentsField
            state={state}
            rules={serviceQuotes.map(({ rule }) => rule)}
            goodsKinds={goodsKinds}
          />
        </QuoteFields>
        <QuoteBar at="foot">
          {priced && <ResultButton cost={priced.cost} />}
          {actions}
        </QuoteBar>
      </QuoteFrame>
    </form>
  )
}
