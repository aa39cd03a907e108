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
import { MoneyInput, NumberInput } from '#kit/inputs/number-input.tsx'
import { ReferenceFailed } from '#kit/inputs/use-picker.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { GoodsPanel } from './landed/goods-panel.tsx'
import { canNote, noteQuote } from './landed/note-quote.ts'
import { PastePanel } from './landed/paste-panel.tsx'
import { QuoteTextReading } from './landed/quote-text-reading.tsx'
import { hasUnread, readQuoteText } from './landed/read-quote-text.ts'
import { useFollowing } from './landed/use-following.tsx'
import { MoreFields } from './more-fields.tsx'
import { ParcelFields } from './parcel-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import type { Choice } from './rules/helpers.ts'
import { useHelper } from './use-helper.ts'
import { useQuote } from './use-quote.ts'
import type { QuoteFormState } from './use-quote-form.ts'

/** The fields of the quote, below each other. */
export function QuoteFields() {
  const t = useText()
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
        <FormSection title={t('Gửi gì')}>
          <ParcelFields key={form.parcelsEdition} {...form} />
          <GoodsPanel {...form} />
          <ContentsField />
          <DetailFields {...form} rate={rate} />
        </FormSection>
        <PeopleFields {...form} />
      </Fragment>
    </>
  )
}

/** What the goods are, and what they are worth. */
function DetailFields({ values, change, problems, rate }: QuoteFormState & { readonly rate: number | null }) {
  const t = useText()
  const { key: valueKey, ...goodsValue } = useFollowing('goodsValue', values, rate, change)
  const { key: itemsKey, ...items } = useFollowing('items', values, rate, change)
  const types = { SPX: t('Hàng hóa'), DOX: t('Chứng từ') }
  const type = types[values.packageType as keyof typeof types] ?? values.packageType
  const count = items.defaultValue === null ? '' : t('{n} món', { n: formatNumber(items.defaultValue) })
  const worth = goodsValue.defaultValue ? formatAmount(goodsValue.defaultValue, 'VND') : ''
  const fees = values.otherFees
    ? t('phụ phí {amount}', { amount: formatAmount(values.otherFees, 'VND') })
    : ''
  return (
    <MoreFields
      title={t('Loại hàng, giá trị')}
      summary={[type, count, worth, fees].filter(Boolean).join(' · ')}
      hasProblem={Boolean(problems.items ?? problems.goodsValue ?? problems.otherFees)}
    >
      <FormRow>
        <ChoiceInput
          label={t('Loại kiện')}
          required
          options={types}
          defaultValue={values.packageType}
          onChange={(packageType) => change({ packageType })}
        />
        <NumberInput
          key={itemsKey}
          {...items}
          label={t('Số món hàng')}
          integer
          min={1}
          {...(problems.items ? { error: t(problems.items) } : {})}
        />
      </FormRow>
      <FormRow>
        <MoneyInput
          key={valueKey}
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
    </MoreFields>
  )
}

/** The extra services as one line with their sum. */
export function ExtrasField() {
  const t = useText()
  const { values, change } = useQuote().form
  const extras = useHelper('extraServiceType')
  const [extrasEdition, setExtrasEdition] = useState(0)
  const { choices } = extras
  const failed = extras.isError && (
    <FailedList title={t('Dịch vụ thêm')} onRetry={() => void extras.refetch()} />
  )
  if (choices.length === 0 && values.extras.length === 0) return failed
  const chooseExtras = (codes: readonly string[]) => {
    const kept = oneInsurance(codes, values.extras, choices)
    change({ extras: kept })
    if (kept.length < codes.length) setExtrasEdition((count) => count + 1)
  }
  const priced = ({ label, amount }: Choice) => (amount ? `${label} · ${formatAmount(amount, 'VND')}` : label)
  const known = new Map(choices.map((choice) => [choice.code, choice]))
  // A chosen service that is not in the list is shown by its code, so that it can be removed.
  const others = values.extras.filter((code) => !known.has(code)).map((code) => [code, code])
  const options = Object.fromEntries([...choices.map((choice) => [choice.code, priced(choice)]), ...others])
  const chosen = values.extras.map((code) => known.get(code) ?? { label: code })
  return (
    <>
      <MoreFields title={t('Dịch vụ thêm')} summary={extrasText(chosen) || t('chưa chọn')}>
        <ManyChoiceInput
          // The input is uncontrolled: remount it when the list is loaded, and when a choice replaces another one.
          key={`${choices.length} ${extrasEdition}`}
          label={t('Dịch vụ thêm')}
          options={options}
          defaultValue={values.extras}
          onChange={chooseExtras}
        />
      </MoreFields>
      {failed}
    </>
  )
}

/** Names the list that could not be loaded. */
function FailedList({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <div>
      <Text span fw={600}>
        {title}
      </Text>
      <ReferenceFailed onRetry={onRetry} />
    </div>
  )
}

/** The names of services, with their sum where each has an amount. */
export function extrasText(
  chosen: readonly { readonly label: string; readonly amount?: number | null }[],
): string {
  const amounts = chosen.flatMap(({ amount }) => amount ?? [])
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const isWhole = amounts.length === chosen.length && sum > 0
  return [...chosen.map(({ label }) => label), ...(isWhole ? [formatAmount(sum, 'VND')] : [])].join(' · ')
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
  const failed = isError && <FailedList title={t('Hiện giá bằng')} onRetry={() => void refetch()} />
  if (!request && values.currency === '') return failed
  const labels = Object.fromEntries(choices.map(({ code, label }) => [code, `${label} (${code})`]))
  const usual = t('Theo bảng giá')
  return (
    <>
      <MoreFields
        title={t('Hiện giá bằng')}
        summary={values.currency === '' ? usual : (labels[values.currency] ?? values.currency)}
      >
        <ChoiceInput
          // The input is uncontrolled: remount it when the options are loaded.
          key={choices.length}
          label={t('Hiện giá bằng')}
          placeholder={usual}
          options={labels}
          defaultValue={values.currency}
          onChange={(currency) => change({ currency })}
        />
      </MoreFields>
      {failed}
    </>
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
    <ManyChoiceInput
      // The input is uncontrolled: remount it when the rules are loaded.
      key={offered.length}
      label={t('Hàng có thứ nào sau đây không?')}
      description={t('Có nơi không nhận những thứ này')}
      options={options}
      defaultValue={values.contents}
      onChange={(contents) => change({ contents })}
    />
  )
}
