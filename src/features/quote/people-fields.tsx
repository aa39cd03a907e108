import { useState } from 'react'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { FormRow, FormSection } from '#kit/form-frame.tsx'
import { ChoiceInput } from '#kit/inputs/choice-input.tsx'
import { TextInput } from '#kit/inputs/text-input.tsx'
import { locales } from '#text/language.ts'
import { HelperInput } from './helper-input.tsx'
import type { Choice } from './rules/helpers.ts'
import type { DeskState } from './use-desk.ts'

const countries = ['VN', 'TH', 'TW', 'KR', 'SG', 'AU', 'US']

/** Customer, consignee and destination. */
export function PeopleFields({ desk, change }: DeskState) {
  const t = useText()
  const names = new Intl.DisplayNames([locales[useLanguage()]], { type: 'region' })
  // The inputs are uncontrolled: `laid` remounts them when a choice fills them in.
  const [laid, setLaid] = useState(0)
  const pickCustomer = (choice: Choice | null) => {
    const isOwn = desk.account !== '' && desk.account !== desk.customer?.code
    change({ customer: choice, ...(isOwn ? {} : { account: choice?.code ?? '' }) })
    if (!isOwn) setLaid(laid + 1)
  }
  const pickConsignee = (choice: Choice | null) => {
    const isKnown = choice !== null && countries.includes(choice.country)
    change({ consignee: choice, ...(isKnown ? { country: choice.country } : {}) })
    if (isKnown) setLaid(laid + 1)
  }
  return (
    <FormSection title={t('Người gửi và người nhận')}>
      <FormRow>
        <HelperInput
          helper="customer"
          label={t('Khách hàng')}
          placeholder={t('Tên hoặc số điện thoại')}
          picked={desk.customer}
          onPick={pickCustomer}
        />
        <TextInput
          key={`account ${laid}`}
          label={t('Mã khách hàng')}
          defaultValue={desk.account}
          onChange={(account) => change({ account })}
        />
      </FormRow>
      <FormRow>
        <HelperInput
          helper="consignee"
          label={t('Người nhận')}
          placeholder={t('Tên hoặc số điện thoại')}
          picked={desk.consignee}
          onPick={pickConsignee}
        />
        <ChoiceInput
          key={`country ${laid}`}
          label={t('Gửi đến')}
          required
          options={Object.fromEntries(countries.map((code) => [code, names.of(code) ?? code]))}
          defaultValue={desk.country}
          onChange={(country) => change({ country })}
        />
      </FormRow>
    </FormSection>
  )
}
