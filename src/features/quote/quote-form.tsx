import { Button } from '@mantine/core'
import { Fragment, useEffect, useRef } from 'react'
import type { Options } from '#descriptor/field.ts'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import { focusFirstField } from '#kit/focus-first-field.ts'
import { ContentsField } from './contents-field.tsx'
import { CurrencyField } from './currency-field.tsx'
import { GoodsFields } from './goods-fields.tsx'
import { KeptPanel } from './kept/kept-panel.tsx'
import { SharedQuotePanel } from './kept/shared-quote-panel.tsx'
import { useQuoteHistory } from './kept/use-quote-history.ts'
import { useSharedQuote } from './kept/use-shared-quote.ts'
import { MessagePanel } from './message-panel.tsx'
import type { BoxSettings } from './packing/box-settings.ts'
import { PackingSection } from './packing/packing-section.tsx'
import { useTakeBoxes } from './packing/use-take-boxes.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import { PriceBars } from './price-bars.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { QuoteBar } from './quote-bar.tsx'
import { QuoteFrame } from './quote-frame.tsx'
import { ResultButton } from './result-button.tsx'
import type { RuleLine } from './rules/carrier-lines.ts'
import type { QuoteValues } from './rules/quote-values.ts'
import type { SendingSettings } from './sending/sending-settings.ts'
import { pricedQuote } from './sending/use-message-lines.ts'
import type { WarningSources } from './sending/use-send-warnings.ts'
import { useChosenService } from './use-chosen-service.ts'
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
  readonly onRetryRules?: (() => void) | undefined
  readonly sending: SendingSettings
  readonly sources: Pick<WarningSources, 'prices' | 'paths'>
}

/** The quote form with its result: the prices, the weights, and the message to the customer. */
export function QuoteForm(props: QuoteFormProps) {
  const { start, onStore, rules, boxes, goodsKinds, onRetryRules, sending, sources } = props
  const t = useText()
  const state = useQuoteForm(start, onStore)
  const pricing = useServiceQuotes(state, rules)
  const history = useQuoteHistory(state, pricing)
  const { shared, close } = useSharedQuote()
  const { values, request, isOld, rejectedSubmits, edition } = state
  const { serviceQuotes } = pricing
  const { chosen, pick } = useChosenService(serviceQuotes, edition)
  const takeBoxes = useTakeBoxes(state, pick)
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
  const priced = pricedQuote(request, chosen, sending)
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
            {chosen && (
              <WeightPanel
                quote={chosen}
                parcels={values.parcels}
                isNow={!isOld}
                onRetryRules={onRetryRules}
              />
            )}
            <PriceBars serviceQuotes={serviceQuotes} chosen={chosen} />
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
        <Fragment key={edition}>
          <ParcelFields key={state.parcelsEdition} {...state} />
          <PackingSection
            values={values}
            rate={null}
            settings={boxes}
            services={serviceQuotes}
            chosen={chosen?.service.code ?? ''}
            rates={pricing.rates}
            onUse={takeBoxes}
          />
          <PeopleFields {...state} />
          <GoodsFields {...state} />
          <ContentsField
            state={state}
            rules={serviceQuotes.map(({ rule }) => rule)}
            goodsKinds={goodsKinds}
          />
        </Fragment>
        <QuoteBar at="foot">
          {priced && <ResultButton cost={priced.cost} />}
          {actions}
        </QuoteBar>
      </QuoteFrame>
    </form>
  )
}
