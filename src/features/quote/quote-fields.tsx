import { Anchor, Button, Group, Text } from '@mantine/core'
import { Fragment, useContext, useMemo, useState } from 'react'
import { defaultListState } from '#descriptor/list-state.ts'
import { quoteNumber } from '#features/quote/kept/quote-summary.ts'
import { oneInsurance } from '#features/quote/landed/use-landed.ts'
import type { QuoteSource } from '#features/quote/rules/goods.ts'
import { useText } from '#hooks/use-text.ts'
import { FormRow, FormSection } from '#kit/form-frame.tsx'
import { ChoiceInput } from '#kit/inputs/choice-input.tsx'
import { ManyChoiceInput } from '#kit/inputs/many-choice-input.tsx'
import { MoneyInput } from '#kit/inputs/number-input.tsx'
import { ReferenceFailed } from '#kit/inputs/use-picker.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { formatAmount } from '#text/format-amount.ts'
import { GoodsPanel } from './landed/goods-panel.tsx'
import { canNote, noteQuote } from './landed/note-quote.ts'
import { PastePanel } from './landed/paste-panel.tsx'
import { QuoteTextReading } from './landed/quote-text-reading.tsx'
import { hasUnread, readQuoteText } from './landed/read-quote-text.ts'
import { useFollowing } from './landed/use-following.tsx'
import { ParcelFields } from './parcel-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import type { Choice } from './rules/helpers.ts'
import { useHelper } from './use-helper.ts'
import { useQuote } from './use-quote.ts'
import type { QuoteFormState } from './use-quote-form.ts'

/** The fields of the quote, below each other. */
export function QuoteFields() {
  const { form, history, rate, prefill, summary } = useQuote()
  const { values, request, inputsEdition, isOld } = form
  return (
    <>
      {values.source && (
        <SourcePanel
          source={values.source}
          quote={request && !isOld && summary !== '' ? { at: request.requestedAt, summary } : undefined}
        />
      )}
      <PastePanel form={form} changeWithUndo={history.changeWithUndo} start={prefill.pasted} />
      <Fragment key={inputsEdition}>
        <ParcelFields key={form.parcelsEdition} {...form} rate={rate} />
        <GoodsPanel {...form} />
        <PeopleFields {...form} />
        <GoodsFields {...form} rate={rate} />
        <ContentsField />
      </Fragment>
    </>
  )
}

/** The value of the goods, and the extra services. */
function GoodsFields({ values, change, problems, rate }: QuoteFormState & { readonly rate: number | null }) {
  const t = useText()
  const { key, ...goodsValue } = useFollowing('goodsValue', values, rate, change)
  const extras = useHelper('extraServiceType')
  const [extrasEdition, setExtrasEdition] = useState(0)
  const chooseExtras = (codes: readonly string[]) => {
    const kept = oneInsurance(codes, values.extras, extras.choices)
    change({ extras: kept })
    if (kept.length < codes.length) setExtrasEdition((count) => count + 1)
  }
  const priced = ({ label, amount }: Choice) => (amount ? `${label} · ${formatAmount(amount, 'VND')}` : label)
  const optionsOf = (choices: readonly Choice[], format: (choice: Choice) => string) =>
    Object.fromEntries(choices.map((choice) => [choice.code, format(choice)]))
  return (
    <FormSection title={t('Giá trị và dịch vụ thêm')}>
      <FormRow>
        <MoneyInput
          key={key}
          {...goodsValue}
          label={t('Giá trị hàng')}
          currency="VND"
          {...(problems.goodsValue ? { error: t(problems.goodsValue) } : {})}
        />
        <MoneyInput
          label={t('Phụ phí khác')}
          currency="VND"
          defaultValue={values.otherFees}
          onChange={(otherFees) => change({ otherFees })}
          {...(problems.otherFees ? { error: t(problems.otherFees) } : {})}
        />
      </FormRow>
      <ManyChoiceInput
        // The input is uncontrolled: remount it when the options are loaded, and when a choice replaces another one.
        key={`${extras.choices.length} ${extrasEdition}`}
        label={t('Dịch vụ thêm')}
        options={optionsOf(extras.choices, priced)}
        defaultValue={values.extras}
        onChange={chooseExtras}
      />
      {extras.isError && <ReferenceFailed onRetry={() => void extras.refetch()} />}
    </FormSection>
  )
}

interface SourcePanelProps {
  readonly source: QuoteSource
  /** The time of the prices and their summary; undefined before them. */
  readonly quote: { readonly at: number; readonly summary: string } | undefined
}

/** The request that the quote answers, with a button that writes the number of the quote into its note. */
function SourcePanel({ source, quote }: SourcePanelProps) {
  const t = useText()
  const isPartlyRead = useMemo(() => hasUnread(readQuoteText(source.text)), [source.text])
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
      <Group gap="0.5rem 1rem">
        <Anchor component={AppLink} fw={600} to={formHref(resource, source.id, defaultListState(resource))}>
          {source.name || t('Chưa có tên')}
        </Anchor>
        {source.phone !== '' && <span>{source.phone}</span>}
        {canNote(resource) && quote && (
          <Button
            variant="default"
            size="compact-sm"
            ms="auto"
            disabled={noted?.at === quote.at}
            loading={noted?.isBusy === true}
            onClick={() => void note(quote)}
          >
            {t('Ghi {number} vào ghi chú', { number: quoteNumber(quote.at) })}
          </Button>
        )}
      </Group>
      {source.text !== '' && (
        <details open={isPartlyRead}>
          <Text component="summary" fz="xs" c="dimmed" w="fit-content" style={{ cursor: 'pointer' }}>
            {t('Lời của khách')}
          </Text>
          <QuoteTextReading original={source.text} />
        </details>
      )}
    </FormSection>
  )
}

/** The currency of all amounts; '' is that of the price list. It has no use before there are any. */
export function CurrencyField() {
  const t = useText()
  const { request, values, change } = useQuote().form
  const { choices, isError, refetch } = useHelper('currency')
  if (!request && values.currency === '' && !isError) return null
  return (
    <div style={{ maxWidth: '16rem' }}>
      <ChoiceInput
        // The input is uncontrolled: remount it when the options are loaded.
        key={choices.length}
        label={t('Hiện giá bằng')}
        placeholder={t('Theo bảng giá')}
        options={Object.fromEntries(choices.map(({ code, label }) => [code, `${label} (${code})`]))}
        defaultValue={values.currency}
        onChange={(currency) => change({ currency })}
      />
      {isError && <ReferenceFailed onRetry={() => void refetch()} />}
    </div>
  )
}

/** Checkboxes for the kinds of goods that the rule of at least one service refuses; renders nothing if no rule refuses any. */
function ContentsField() {
  const t = useText()
  const { form, pricing, goodsKinds } = useQuote()
  const { values, change } = form
  const kinds = pricing.serviceQuotes.flatMap(({ rule }) => [...rule.refuses, ...rule.refusesWords])
  // A chosen kind that no rule names any more is listed too, so that it can be removed.
  const offered = [...new Set([...kinds, ...values.contents])]
  if (offered.length === 0) return null
  const options = Object.fromEntries(offered.map((kind) => [kind, t(goodsKinds[kind] ?? kind)]))
  return (
    <FormSection title={t('Hàng có thứ nào sau đây không?')}>
      <ManyChoiceInput
        // The input is uncontrolled: remount it when the rules are loaded.
        key={offered.length}
        label={t('Có nơi không nhận những thứ này')}
        options={options}
        defaultValue={values.contents}
        onChange={(contents) => change({ contents })}
      />
    </FormSection>
  )
}
