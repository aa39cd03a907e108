import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import { FormSection } from '#kit/form-frame.tsx'
import { KeptPanel } from './kept/kept-panel.tsx'
import { FormerQuoteLine, SharedQuotePanel } from './kept/shared-quote-panel.tsx'
import { LandedPanel } from './landed/landed-panel.tsx'
import { MessagePanel } from './message-panel.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { QuoteFields } from './quote-fields.tsx'
import { QuoteBar, QuoteFrame, ResultButton, useFormFocus } from './quote-frame.tsx'
import { QuoteContext, type QuoteOptions, useQuote, useQuoteState } from './use-quote.ts'

/** The quote form with its result: the prices, the weights, and the message to the customer. */
export function QuoteForm(options: QuoteOptions) {
  const t = useText()
  const quote = useQuoteState(options)
  const { rejectedSubmits, request, requestPrices } = quote.form
  const frame = useRef<HTMLFormElement>(null)
  useFormFocus(frame, { clears: quote.clears, rejectedSubmits, requestedAt: request?.requestedAt })
  return (
    <QuoteContext value={quote}>
      <form
        ref={frame}
        noValidate
        aria-label={t('Tính giá')}
        onSubmit={(event) => {
          event.preventDefault()
          requestPrices()
        }}
      >
        <QuoteFrame foot={<StoredQuotes />} result={<QuoteResult />}>
          <QuoteEntry />
        </QuoteFrame>
      </form>
    </QuoteContext>
  )
}

/** The former and the shared quote, the fields, and the actions. */
function QuoteEntry() {
  const t = useText()
  const { form, history, pricing, former, shared, prefill, priced } = useQuote()
  return (
    <>
      {former.former && <FormerQuoteLine values={former.former} onTakeUp={former.takeUp} />}
      {shared.shared !== undefined && (
        <SharedQuotePanel
          quote={shared.shared}
          rates={pricing.rates}
          onClose={shared.close}
          onOpen={(one) => {
            shared.close()
            history.open(one)
          }}
        />
      )}
      {prefill.isReading && <output>{t('Đang đọc mục cần báo giá. Những gì bạn gõ vẫn được giữ.')}</output>}
      <QuoteFields />
      <QuoteBar at="foot">
        {priced && <ResultButton price={priced.price} isOld={form.isOld} />}
        <QuoteActions />
      </QuoteBar>
    </>
  )
}

/** The prices, the message and the landed price. */
function QuoteResult() {
  const t = useText()
  const { form, priced, chosen, customer, landed } = useQuote()
  const { values, request } = form
  return (
    <>
      <QuoteBar at="head">
        <QuoteActions />
      </QuoteBar>
      <PricesPanel />
      {priced && <MessagePanel priced={priced} />}
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
    </>
  )
}

function StoredQuotes() {
  const { history, pricing, sending, open } = useQuote()
  return (
    <KeptPanel
      quotes={history.quotes}
      change={history.change}
      rates={pricing.rates}
      validDays={sending.validDays}
      openQuote={open.openQuote}
      onOpen={history.open}
    />
  )
}

function QuoteActions() {
  const t = useText()
  const { clear, pricing } = useQuote()
  const isBusy = pricing.serviceQuotes.some((one) => one.state === 'busy')
  return (
    <>
      <Button variant="subtle" px={{ base: 'xs', xs: 'md' }} onClick={clear}>
        {t('Làm lại từ đầu')}
      </Button>
      <BusyButton type="submit" px={{ base: 'xs', xs: 'md' }} isBusy={isBusy}>
        {t('Tính giá')}
      </BusyButton>
    </>
  )
}
