import { useText } from '#hooks/use-text.ts'
import { FormRow, FormSection } from '#kit/form-frame.tsx'
import { ManyChoiceInput } from '#kit/inputs/many-choice-input.tsx'
import { MoneyInput } from '#kit/inputs/money-input.tsx'
import { ReferenceFailed } from '#kit/inputs/reference-failed.tsx'
import { formatAmount } from '#text/format-amount.ts'
import { useFollowing } from './landed/use-following.tsx'
import type { Choice } from './rules/helpers.ts'
import { useHelper } from './use-helper.ts'
import type { QuoteFormState } from './use-quote-form.ts'

/** The value of the goods, and the extra services. */
export function GoodsFields({
  values,
  change,
  problems,
  rate,
}: QuoteFormState & { readonly rate: number | null }) {
  const t = useText()
  const { key, ...goodsValue } = useFollowing('goodsValue', values, rate, change)
  const extras = useHelper('extraServiceType')
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
        // The input is uncontrolled: remount it when the options are loaded.
        key={extras.choices.length}
        label={t('Dịch vụ thêm')}
        options={optionsOf(extras.choices, priced)}
        defaultValue={values.extras}
        onChange={(codes) => change({ extras: codes })}
      />
      {extras.isError && <ReferenceFailed onRetry={() => void extras.refetch()} />}
    </FormSection>
  )
}
