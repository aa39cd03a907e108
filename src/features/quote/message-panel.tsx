import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { type Language, languageNames, locales, translatorFor } from '#text/language.ts'
import { quoteMessage } from './message.ts'
import { MessageBox } from './message-box.tsx'
import type { Cost } from './price-lines.ts'
import type { ServicePrice } from './rules/calculators.ts'
import type { QuoteValues } from './rules/quote-values.ts'
import { useHelper } from './use-helper.ts'

interface MessagePanelProps {
  /** The submitted form and its time. */
  readonly values: QuoteValues
  readonly at: number
  /** Whether the form has changed since then. */
  readonly isOld: boolean
  readonly price: ServicePrice
  /** The name of the service if the price has none. */
  readonly service: string
  readonly cost: Cost
}

/** The quote as a message in the customer's language, which may differ from the user's. */
export function MessagePanel({ values, at, isOld, price, service, cost }: MessagePanelProps) {
  const t = useText()
  const [chosen, setLanguage] = useState<Language>()
  const shown = useLanguage()
  const language = chosen ?? shown
  const extras = useHelper('extraServiceType')
  const translator = useQuery({
    queryKey: ['translator', language],
    queryFn: () => translatorFor(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const names = values.extras.map((code) => extras.choices.find((one) => one.code === code)?.label ?? code)
  const quote = {
    at: new Date(at),
    values,
    service,
    days: price.days,
    weight: price.weight,
    freight: cost.freight,
    extras: names,
    extra: cost.extra,
    currency: cost.currency,
  }
  return (
    <FormSection title={t('Gửi cho khách')}>
      <MessageBox
        message={translator.data ? quoteMessage(quote, translator.data, locales[language]) : ''}
        isOld={isOld}
        languages={languageNames}
        language={language}
        onLanguage={(next) => setLanguage(next as Language)}
      />
      {translator.isError && (
        <FailedState
          text={t('Chưa tải được lời nhắn bằng ngôn ngữ này.')}
          isBusy={translator.isFetching}
          onRetry={() => void translator.refetch()}
          isLine
        />
      )}
    </FormSection>
  )
}
