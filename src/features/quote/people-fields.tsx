import { useState } from 'react'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { FormRow, FormSection } from '#kit/form-frame.tsx'
import { ChoiceInput } from '#kit/inputs/choice-input.tsx'
import { ReferenceInput } from '#kit/inputs/reference-input.tsx'
import { TextInput } from '#kit/inputs/text-input.tsx'
import { locales } from '#text/language.ts'
import type { Choice, HelperName } from './rules/helpers.ts'
import type { Picked, QuoteValues } from './rules/quote-values.ts'
import { useHelper } from './use-helper.ts'
import type { QuoteFormState } from './use-quote-form.ts'

const countries = ['VN', 'TH', 'TW', 'KR', 'SG', 'AU', 'US']

/** Customer, consignee and destination. */
export function PeopleFields({ values, change }: QuoteFormState) {
  const t = useText()
  const names = new Intl.DisplayNames([locales[useLanguage()]], { type: 'region' })
  const placeholder = t('Tên hoặc số điện thoại')
  // The inputs are uncontrolled: `edition` remounts them when a choice fills them in.
  const [edition, setEdition] = useState(0)
  const fill = (filled: Partial<QuoteValues>) => {
    change(filled)
    setEdition((count) => count + 1)
  }
  const pickCustomer = (customer: Choice | null) => {
    // An account that the user typed is kept.
    const isTyped = values.account !== '' && values.account !== values.customer?.code
    if (isTyped) change({ customer })
    else fill({ customer, account: customer?.code ?? '' })
  }
  const pickConsignee = (consignee: Choice | null) => {
    const country = countries.find((code) => code === consignee?.country)
    if (country === undefined) change({ consignee })
    else fill({ consignee, country })
  }
  return (
    <FormSection title={t('Người gửi và người nhận')}>
      <FormRow>
        <HelperInput
          helper="customer"
          label={t('Khách hàng')}
          placeholder={placeholder}
          picked={values.customer}
          onPick={pickCustomer}
        />
        <TextInput
          key={`account ${edition}`}
          label={t('Mã khách hàng')}
          defaultValue={values.account}
          onChange={(account) => change({ account })}
        />
      </FormRow>
      <FormRow>
        <HelperInput
          helper="consignee"
          label={t('Người nhận')}
          placeholder={placeholder}
          picked={values.consignee}
          onPick={pickConsignee}
        />
        <ChoiceInput
          key={`country ${edition}`}
          label={t('Gửi đến')}
          required
          options={Object.fromEntries(countries.map((code) => [code, names.of(code) ?? code]))}
          defaultValue={values.country}
          onChange={(country) => change({ country })}
        />
      </FormRow>
    </FormSection>
  )
}

interface HelperInputProps {
  readonly helper: HelperName
  readonly label: string
  readonly placeholder: string
  readonly picked: Picked | null
  readonly onPick: (choice: Choice | null) => void
}

/**
 * A picker for a helper list that the server searches; a failed list is empty and shows the failure below.
 */
function HelperInput({ helper, label, placeholder, picked, onPick }: HelperInputProps) {
  const [query, setQuery] = useState('')
  const { choices, isSuccess, isPlaceholderData, isFetching, isError, refetch } = useHelper(helper, query)
  return (
    <ReferenceInput
      label={label}
      placeholder={placeholder}
      options={choices}
      onSearch={setQuery}
      loadedQuery={isSuccess && !isPlaceholderData ? query : undefined}
      isLoading={isFetching}
      hasFailed={isError}
      onRetry={() => void refetch()}
      defaultValue={picked?.value ?? ''}
      onChange={(value) => onPick(choices.find((choice) => choice.value === value) ?? null)}
      {...(picked ? { savedLabel: picked.label } : {})}
    />
  )
}
