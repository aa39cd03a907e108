import { Button } from '@mantine/core'
import { Fragment, useEffect, useRef } from 'react'
import type { Options } from '#descriptor/field.ts'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import { focusFirstField } from '#kit/focus-first-field.ts'
import { ContentsField } from './contents-field.tsx'
import { CurrencyField } from './currency-field.tsx'
import { GoodsFields } from './goods-fields.tsx'
import { LastQuotesPanel } from './last-quotes-panel.tsx'
import { MessagePanel } from './message-panel.tsx'
import { ParcelFields } from './parcel-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import { PriceBars } from './price-bars.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { QuoteBar } from './quote-bar.tsx'
import { QuoteFrame } from './quote-frame.tsx'
import type { RuleLine } from './rules/carrier-lines.ts'
import type { QuoteValues } from './rules/quote-values.ts'
import { useChosenService } from './use-chosen-service.ts'
import { useLastQuotes } from './use-last-quotes.ts'
import { useQuoteForm } from './use-quote-form.ts'
import { useServiceQuotes } from './use-service-quotes.ts'
import { WeightPanel } from './weight-panel.tsx'

interface QuoteFormProps {
  readonly start: QuoteValues
  readonly onStore: (values: QuoteValues) => void
  readonly rules: readonly RuleLine[]
  /** Labels of the kinds of goods that rules refuse. */
  readonly goodsKinds: Options
  readonly onRetryRules?: (() => void) | undefined
}

/** The quote form with its result: the prices, the weights, and the message to the customer. */
export function QuoteForm({ start, onStore, rules, goodsKinds, onRetryRules }: QuoteFormProps) {
  const t = useText()
  const state = useQuoteForm(start, onStore)
  const pricing = useServiceQuotes(state, rules)
  const quotes = useLastQuotes(state, pricing)
  const { values, request, isOld, rejectedSubmits, edition } = state
  const { serviceQuotes } = pricing
  const { chosen, pick } = useChosenService(serviceQuotes, edition)
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
      <Button variant="subtle" onClick={state.clear}>
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
        foot={<LastQuotesPanel quotes={quotes} onLoad={state.load} />}
        result={
          <>
            <QuoteBar at="head">{actions}</QuoteBar>
            <PricesPanel
              pricing={pricing}
              chosen={chosen}
              isOld={isOld}
              goodsKinds={goodsKinds}
              onChoose={pick}
            >
              <CurrencyField
                key={edition}
                currency={values.currency}
                onChange={(currency) => state.change({ currency })}
              />
            </PricesPanel>
            {request && chosen?.price && chosen.cost && (
              <MessagePanel
                values={request.values}
                at={request.requestedAt}
                isOld={isOld}
                price={chosen.price}
                service={chosen.service.label}
                cost={chosen.cost}
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
        <Fragment key={edition}>
          <ParcelFields {...state} />
          <PeopleFields {...state} />
          <GoodsFields {...state} />
          <ContentsField
            state={state}
            rules={serviceQuotes.map(({ rule }) => rule)}
            goodsKinds={goodsKinds}
          />
        </Fragment>
        <QuoteBar at="foot">{actions}</QuoteBar>
      </QuoteFrame>
    </form>
  )
}
