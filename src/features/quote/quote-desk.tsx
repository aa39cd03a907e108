import { Button } from '@mantine/core'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { CurrencyField } from './currency-field.tsx'
import { GoodsFields } from './goods-fields.tsx'
import { LastQuotesPanel } from './last-quotes-panel.tsx'
import { MessagePanel } from './message-panel.tsx'
import { ParcelFields } from './parcel-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { QuoteBar } from './quote-bar.tsx'
import { QuoteFrame } from './quote-frame.tsx'
import type { Desk } from './rules/desk.ts'
import { type Answer, useAnswers } from './use-answers.ts'
import { useDesk } from './use-desk.ts'
import { useLastQuotes } from './use-last-quotes.ts'
import { WeightPanel } from './weight-panel.tsx'

interface QuoteDeskProps {
  readonly start: Desk
  readonly onKeep: (desk: Desk) => void
  readonly rules: readonly Readonly<Record<string, unknown>>[]
  readonly onRetryRules?: (() => void) | undefined
}

/** The quote form with its result: the prices, the weights, and the message to the customer. */
export function QuoteDesk({ start, onKeep, rules, onRetryRules }: QuoteDeskProps) {
  const t = useText()
  const state = useDesk(start, onKeep)
  const known = useAnswers(state, rules)
  const quotes = useLastQuotes(state, known)
  const [picked, setPicked] = useState('')
  const { desk, question, isOld, refusals, edition } = state
  const frame = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The fields are marked as invalid only after this render.
    if (refusals > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const { answers } = known
  const chosen = answers.find(({ service }) => service.code === picked) ?? cheapestOf(answers)
  useEffect(() => {
    // In the stacked layout the result is below the form: scroll to it after a request.
    const result = frame.current?.querySelector('[data-result]')
    const isBelow = (result?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2
    if (question && isBelow) result?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [question])
  const isBusy = answers.some((one) => one.state === 'busy')
  const actions = (
    <>
      <Button variant="subtle" onClick={state.clear}>
        {t('Làm lại từ đầu')}
      </Button>
      <Button type="submit" loading={isBusy}>
        {t('Tính giá')}
      </Button>
    </>
  )
  return (
    <form
      ref={frame}
      noValidate
      aria-label={t('Tính giá')}
      onSubmit={(event) => {
        event.preventDefault()
        state.ask()
      }}
    >
      <QuoteFrame
        foot={<LastQuotesPanel quotes={quotes} onTake={state.take} />}
        result={
          <>
            <QuoteBar at="head">{actions}</QuoteBar>
            <PricesPanel known={known} chosen={chosen} isOld={isOld} onChoose={setPicked}>
              <CurrencyField
                key={edition}
                currency={desk.currency}
                onChange={(currency) => state.change({ currency })}
              />
            </PricesPanel>
            {chosen && (
              <WeightPanel
                answer={chosen}
                parcels={desk.parcels}
                isNow={!isOld}
                onRetryRules={onRetryRules}
              />
            )}
            {question && chosen?.price && chosen.cost && (
              <MessagePanel
                desk={question.desk}
                at={question.turn}
                price={chosen.price}
                service={chosen.service.label}
                cost={chosen.cost}
              />
            )}
          </>
        }
      >
        <Fragment key={edition}>
          <ParcelFields {...state} />
          <PeopleFields {...state} />
          <GoodsFields {...state} />
        </Fragment>
        <QuoteBar at="foot">{actions}</QuoteBar>
      </QuoteFrame>
    </form>
  )
}

function cheapestOf(answers: readonly Answer[]): Answer | undefined {
  const [best] = answers
    .filter(({ cost }) => cost !== null)
    .toSorted((one, other) => (one.cost?.total ?? 0) - (other.cost?.total ?? 0))
  return best ?? answers[0]
}
