import { useText } from '#hooks/use-text.ts'
import { ChoiceInput } from '#kit/inputs/choice-input.tsx'
import { ReferenceFailed } from '#kit/inputs/reference-failed.tsx'
import { useHelper } from './use-helper.ts'

interface CurrencyFieldProps {
  readonly currency: string
  readonly onChange: (currency: string) => void
}

/** The currency that amounts are shown in; none is the server's own. */
export function CurrencyField({ currency, onChange }: CurrencyFieldProps) {
  const t = useText()
  const { choices, isError, refetch } = useHelper('currency')
  return (
    <div style={{ maxWidth: '16rem' }}>
      <ChoiceInput
        // Options that come later are drawn by an input that begins again.
        key={choices.length}
        label={t('Hiện giá bằng')}
        placeholder={t('Tiền của máy chủ')}
        options={Object.fromEntries(choices.map(({ code, label }) => [code, `${label} (${code})`]))}
        defaultValue={currency}
        onChange={onChange}
      />
      {isError && <ReferenceFailed onRetry={() => void refetch()} />}
    </div>
  )
}
