import { useContext, useState } from 'react'
import { defaultListState } from '#descriptor/list-state.ts'
import type { QuoteSource } from '#features/quote/rules/goods.ts'
import { quoteNumber } from '#features/quote/rules/quote-number.ts'
import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'
import { FormSection } from '#kit/form-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { canNote, noteQuote } from './note-quote.ts'
import classes from './source-panel.module.css'

interface SourcePanelProps {
  readonly source: QuoteSource
  /** The time of the prices and their summary; undefined before them. */
  readonly quote: { readonly at: number; readonly summary: string } | undefined
}

/** The request that the quote answers, with a button that writes the number of the quote into its note. */
export function SourcePanel({ source, quote }: SourcePanelProps) {
  const t = useText()
  const [noted, setNoted] = useState<{ readonly at: number; readonly isBusy: boolean }>()
  const resource = useContext(ResourcesContext).find(({ name }) => name === source.resource)
  if (!resource) return null
  const note = async ({ at, summary }: NonNullable<typeof quote>) => {
    setNoted({ at, isBusy: true })
    const remark = t('Báo giá {number}: {summary}', { number: quoteNumber(at), summary })
    const isSaved = await noteQuote(resource, source.id, remark)
    setNoted(isSaved ? { at, isBusy: false } : undefined)
  }
  return (
    <FormSection title={t('Báo giá cho {noun}', { noun: t(resource.noun) })}>
      <div className={classes.head}>
        <AppLink to={formHref(resource, source.id, defaultListState(resource))}>
          {source.name || t('Chưa có tên')}
        </AppLink>
        {source.phone !== '' && <span>{source.phone}</span>}
        {canNote(resource) && quote && (
          <Button
            variant="default"
            size="compact-sm"
            disabled={noted?.at === quote.at}
            loading={noted?.isBusy === true}
            onClick={() => void note(quote)}
          >
            {t('Ghi {number} vào ghi chú', { number: quoteNumber(quote.at) })}
          </Button>
        )}
      </div>
      {source.text !== '' && (
        <details>
          <summary className={classes.summary}>{t('Lời của khách')}</summary>
          <p className={classes.text}>{source.text}</p>
        </details>
      )}
    </FormSection>
  )
}
