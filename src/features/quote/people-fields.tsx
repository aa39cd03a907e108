import { useState } from 'react'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { FormRow, FormSection } from '#kit/form-frame.tsx'
import { ChoiceInput } from '#kit/inputs/choice-input.tsx'
import { TextInput } from '#kit/inputs/text-input.tsx'
import { locales } from '#text/language.ts'
import { text } from '#text/text.ts'
import { MoreFields } from './more-fields.tsx'
import { customerList, type Person } from './people/person.ts'
import { PersonInput } from './people/person-input.tsx'
import type { Picked, QuoteValues } from './rules/quote-values.ts'
import type { QuoteFormState } from './use-quote-form.ts'

const countries = ['VN', 'TH', 'TW', 'KR', 'SG', 'AU', 'US']

/** Customer, consignee and destination. */
export function PeopleFields({ values, change }: QuoteFormState) {
  const t = useText()
  const names = new Intl.DisplayNames([locales[useLanguage()]], { type: 'region' })
  // The inputs are uncontrolled: `edition` remounts them when a choice fills them in.
  const [edition, setEdition] = useState(0)
  const fill = (filled: Partial<QuoteValues>) => {
    change(filled)
    setEdition((count) => count + 1)
  }
  const pickCustomer = (person: Picked | Person | null) => {
    const customer = person && pickedOf(person)
    const former = values.customer?.code ?? ''
    // An account that the user typed is kept.
    if (values.account !== former || (customer?.code ?? '') === former) change({ customer })
    else fill({ customer, account: customer?.code ?? '' })
  }
  const pickConsignee = (person: Picked | Person | null) => {
    const country = countries.find((code) => person && 'country' in person && code === person.country)
    const consignee = person && pickedOf(person)
    if (country === undefined) change({ consignee })
    else fill({ consignee, country })
  }
  return (
    <FormSection title={t('Gửi cho ai')}>
      <FormRow>
        <PersonInput helper="customer" label={customerList} picked={values.customer} onPick={pickCustomer} />
        <ChoiceInput
          key={`country ${edition}`}
          label={t('Gửi đến')}
          required
          options={Object.fromEntries(countries.map((code) => [code, names.of(code) ?? code]))}
          defaultValue={values.country}
          onChange={(country) => change({ country })}
        />
      </FormRow>
      <MoreFields
        title={t('Người nhận, mã khách hàng')}
        summary={[values.consignee?.label, values.account].filter(Boolean).join(' · ')}
      >
        <FormRow>
          <PersonInput
            helper="consignee"
            label={text('Người nhận')}
            picked={values.consignee}
            onPick={pickConsignee}
          />
          <TextInput
            key={`account ${edition}`}
            label={t('Mã khách hàng')}
            defaultValue={values.account}
            onChange={(account) => change({ account })}
          />
        </FormRow>
      </MoreFields>
    </FormSection>
  )
}

/** What the form stores of a person. */
const pickedOf = ({ value, label, code, honorific }: Picked): Picked => ({
  value,
  label,
  code,
  ...(honorific && { honorific }),
})
