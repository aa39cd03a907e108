import { useText } from '#hooks/use-text.ts'
import { ChoiceInput } from '#kit/inputs/choice-input.tsx'
import { ReferenceFailed } from '#kit/inputs/use-picker.tsx'
import { useHelper } from './use-helper.ts'

interface CurrencyFieldProps {
  readonly currency: string
  readonly onChange: (currency: string) => void
}

/** The currency of all amounts; '' is that of the price list. */
export function CurrencyField({ currency, onChange }: CurrencyFieldProps) {
  const t = useText()
  const { choices, isError, refetch } = useHelper('currency')
  return (
    <div style={{ maxWidth: '16rem' }}>
      <ChoiceInput
        // The input is uncontrolled: remount it when the options are loaded.
        key={choices.length}
        label={t('Hiện giá bằng')}
        placeholder={t('Theo bảng giá')}
        options={Object.fromEntries(choices.map(({ code, label }) => [code, `${label} (${code})`]))}
        defaultValue={currency}
        onChange={onChange}
      />
      {isError && <ReferenceFailed onRetry={() => void refetch()} />}
    </div>
  )
}
