import type { Options } from '#descriptor/field.ts'
import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { ManyChoiceInput } from '#kit/inputs/many-choice-input.tsx'
import type { WeighRule } from './rules/rule.ts'
import type { QuoteFormState } from './use-quote-form.ts'

interface ContentsFieldProps {
  readonly state: QuoteFormState
  readonly rules: readonly WeighRule[]
  /** Labels of the kinds of goods that rules refuse. */
  readonly goodsKinds: Options
}

/** Checkboxes for the kinds of goods that the rule of at least one service refuses; renders nothing if no rule refuses any. */
export function ContentsField({ state, rules, goodsKinds }: ContentsFieldProps) {
  const t = useText()
  const { values, change } = state
  const kinds = rules.flatMap(({ refuses, refusesWords }) => [...refuses, ...refusesWords])
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
