import { Button } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import type { Options } from '#descriptor/field.ts'
import { FormerQuoteLine, useSharedQuote } from '#features/quote/kept/shared-quote-panel.tsx'
import { useOpenQuote } from '#features/quote/kept/use-quote-history.ts'
import { summaryOf } from '#features/quote/landed/landed-panel.tsx'
import type { LandedSettings } from '#features/quote/landed/surcharge.ts'
import type { BoxSettings } from '#features/quote/packing/box-type.ts'
import { PackingSection } from '#features/quote/packing/packing-panel.tsx'
import { pricedQuote, useMessageLanguage } from '#features/quote/sending/use-message-lines.tsx'
import { usePendingSend } from '#features/quote/sending/use-send-guard.tsx'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import { FormSection } from '#kit/form-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { compareServices, useChosenService } from './compare-totals.ts'
import { knownPrice } from './customer-price.ts'
import { KeptPanel } from './kept/kept-panel.tsx'
import { SharedQuotePanel } from './kept/shared-quote-panel.tsx'
import { useNewQuote } from './kept/use-new-quote.ts'
import { useQuoteHistory } from './kept/use-quote-history.ts'
import { LandedPanel } from './landed/landed-panel.tsx'
import { useLanded } from './landed/use-landed.ts'
import { usePrefill } from './landed/use-prefill.ts'
import { MessagePanel } from './message-panel.tsx'
import { useTakeBoxes } from './packing/use-take-boxes.ts'
import { PricesPanel } from './prices-panel.tsx'
import { ContentsField, CurrencyField, QuoteFields } from './quote-fields.tsx'
import { PriceBars, QuoteBar, QuoteFrame, ResultButton, useFormFocus } from './quote-frame.tsx'
import type { RuleLine } from './rules/carrier-lines.ts'
import type { QuoteValues } from './rules/quote-values.ts'
import type { SendingSettings } from './sending/sending-settings.ts'
import type { WarningSources } from './sending/use-send-warnings.ts'
import { useQuoteForm } from './use-quote-form.ts'
import { useServiceQuotes } from './use-service-quotes.ts'
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
  const pricing = useServiceQuotes(state, rules, rate)
  const { shared, close } = useSharedQuote()
  const { values, request, isOld, rejectedSubmits, inputsEdition } = state
  const { serviceQuotes } = pricing
  const landed = useLanded(request?.values ?? values, landedSettings, pricing, values.currency)
  const { priceOf } = landed
  const comparison = compareServices(serviceQuotes, priceOf, pricing.rates)
  const { chosen, pick } = useChosenService(serviceQuotes, comparison, state)
  const [repacks, setRepacks] = useState(0)
  const takeBoxes = useTakeBoxes(state, pick)
  const language = useMessageLanguage(state)
  const history = useQuoteHistory(state, pricing, priceOf)
  const price = chosen?.price ?? null
  // Memoized as the lines of the message are.
  const customer = useMemo(() => priceOf({ price }), [priceOf, price])
  const priced = pricedQuote(request, chosen, sending, customer)
  const summary = chosen ? summaryOf(chosen, knownPrice(customer), t) : ''
  const { setMessage, openQuote } = useOpenQuote(priced)
  const { pasted, isReading } = usePrefill(state, {
    search,
    rate,
    isLoading: isLoading || history.edits.isLoading,
    history,
  })
  const frame = useRef<HTMLFormElement>(null)
  const [clears, setClears] = useState(0)
  const { former, takeUp } = useNewQuote(state, {
    isAsked: search.new !== undefined,
    rate,
    isLoading: isLoading || history.edits.isLoading,
    history,
    onStart: () => setClears((count) => count + 1),
  })
  useFormFocus(frame, { clears, rejectedSubmits, requestedAt: request?.requestedAt })
  const pendingSend = usePendingSend(state, () => chosen && pick(chosen.service.code), chosen?.state)
  const isBusy = serviceQuotes.some((one) => one.state === 'busy')
  const actions = (
    <>
      <Button
        variant="subtle"
        px={{ base: 'xs', xs: 'md' }}
        onClick={() => {
          history.clear()
          setClears(clears + 1)
        }}
      >
        {t('Làm lại từ đầu')}
      </Button>
      <BusyButton type="submit" px={{ base: 'xs', xs: 'md' }} isBusy={isBusy}>
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
            rates={pricing.rates}
            validDays={sending.validDays}
            openQuote={openQuote}
            onOpen={history.open}
          />
        }
        result={
          <>
            <QuoteBar at="head">{actions}</QuoteBar>
            <PricesPanel
              pricing={pricing}
              chosen={chosen}
              comparison={comparison}
              isOld={isOld}
              goodsKinds={goodsKinds}
              before={history.before}
              onForgetBefore={history.forgetBefore}
              onChoose={pick}
              priceOf={priceOf}
            >
              <CurrencyField
                key={inputsEdition}
                currency={values.currency}
                onChange={(currency) => state.change({ currency })}
              />
            </PricesPanel>
            {priced && (
              <MessagePanel
                quote={priced}
                {...language}
                edits={history.edits}
                isOld={isOld}
                {...pendingSend}
                sources={{
                  ...sources,
                  serviceQuotes,
                  comparison,
                  before: history.before,
                }}
                onText={setMessage}
                onSent={(message, total) => history.onSent(priced, message, total)}
              />
            )}
            {chosen?.price && customer === 'incomplete' && (
              <FormSection title={t('Gửi cho khách')}>
                <output>{t('Lời nhắn có khi giá trọn gói đủ các khoản; phần còn thiếu ghi ở dưới.')}</output>
              </FormSection>
            )}
            {chosen && (request || values.goods.length > 0) && (
              <LandedPanel
                landed={landed.landedOf(chosen)}
                input={landed.inputOf(chosen)}
                service={chosen.service.label}
                isBusy={chosen.state === 'busy'}
              />
            )}
            {chosen && (
              <WeightPanel quote={chosen} values={values} isNow={!isOld} onRetryRules={onRetryRules} />
            )}
            <PriceBars serviceQuotes={serviceQuotes} chosen={chosen} priceOf={priceOf} isOld={isOld} />
          </>
        }
      >
        {former && <FormerQuoteLine values={former} onTakeUp={takeUp} />}
        {shared !== undefined && (
          <SharedQuotePanel
            quote={shared}
            rates={pricing.rates}
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
          changeWithUndo={history.changeWithUndo}
          rate={rate}
          pasted={pasted}
          summary={isOld ? '' : summary}
          onPackAgain={() => setRepacks(repacks + 1)}
          packing={
            <PackingSection
              repacks={repacks}
              values={values}
              rate={rate}
              settings={boxes}
              services={serviceQuotes}
              chosen={chosen?.service.code ?? ''}
              rates={pricing.rates}
              priceOf={priceOf}
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
          {priced && <ResultButton price={priced.price} isOld={isOld} />}
          {actions}
        </QuoteBar>
      </QuoteFrame>
    </form>
  )
}
