import { Fragment, type ReactNode } from 'react'
import type { Notice } from '#kit/notice.tsx'
import { GoodsFields } from './goods-fields.tsx'
import { GoodsPanel } from './landed/goods-panel.tsx'
import { PastePanel } from './landed/paste-panel.tsx'
import { SourcePanel } from './landed/source-panel.tsx'
import { ParcelFields } from './parcel-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import type { QuoteFormState } from './use-quote-form.ts'

interface QuoteFieldsProps {
  readonly form: QuoteFormState
  /** Writes values into the form, with a notice that undoes them. */
  readonly changeWithUndo: (notice: Notice, write: () => void) => void
  /** The đồng of one yen; null if unknown. */
  readonly rate: number | null
  /** A text of the address to paste; '' for none. */
  readonly pasted: string
  /** The chosen price in one line; '' before there is one. */
  readonly summary: string
  readonly onPackAgain: () => void
  /** The packing of the goods into parcels. */
  readonly packing: ReactNode
  /** Further fields at the end. */
  readonly children: ReactNode
}

/** The fields of the quote, below each other. */
export function QuoteFields({
  form,
  changeWithUndo,
  rate,
  pasted,
  summary,
  onPackAgain,
  packing,
  children,
}: QuoteFieldsProps) {
  const { values, request, inputsEdition } = form
  return (
    <>
      {values.source && (
        <SourcePanel
          source={values.source}
          quote={request && summary !== '' ? { at: request.requestedAt, summary } : undefined}
        />
      )}
      <PastePanel form={form} changeWithUndo={changeWithUndo} start={pasted} />
      <Fragment key={inputsEdition}>
        <ParcelFields key={form.parcelsEdition} {...form} rate={rate} onPackAgain={onPackAgain} />
        <GoodsPanel {...form} />
        {packing}
        <PeopleFields {...form} />
        <GoodsFields {...form} rate={rate} />
        {children}
      </Fragment>
    </>
  )
}
