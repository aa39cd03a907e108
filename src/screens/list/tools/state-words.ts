import type { Field } from '#descriptor/field.ts'
import { filteringOf } from '#descriptor/filters/filter-text.ts'
import {
  conditionsOf,
  type FilterCondition,
  type FilterValue,
  joined,
} from '#descriptor/filters/filter-value.ts'
import type { Translate } from '#hooks/use-text.ts'
import { mayBeEmpty } from './filter-options.ts'
import type { Word } from './word-buttons.tsx'

interface Choosing {
  readonly filter: FilterValue | undefined
  readonly onChoose: (filter: FilterValue | undefined) => void
  readonly t: Translate
}

/** The words of a filter beside its values: their opposite, empty fields as well, and empty or filled fields alone. */
export function stateWords(field: Field, { filter, onChoose, t }: Choosing): readonly Word[] {
  const conditions = conditionsOf(filter)
  const values = conditions.find(hasValues)
  const isEmptyToo = filter?.kind === 'any' && conditions.some(({ kind }) => kind === 'empty')
  const others = conditions.filter(({ kind }) => kind !== 'empty')
  const hasState = filter?.kind === 'empty' || filter?.kind === 'filled'
  const canBeEmpty = mayBeEmpty(field) || hasState
  const words: Word[] = []
  if (values && filteringOf(field) !== 'toggle') {
    const isNot = values.kind === 'not'
    const opposite = { kind: isNot ? 'values' : 'not', values: values.values } as const
    words.push({
      key: 'not',
      label: t('Không phải những mục này'),
      isChosen: isNot,
      // Without the values, records without a value are among the others.
      onPress: () => onChoose(opposite),
    })
  }
  if (canBeEmpty && filter && !hasState && values?.kind !== 'not')
    words.push({
      key: 'or empty',
      label: t('Hoặc trống'),
      isChosen: isEmptyToo,
      onPress: () => onChoose(joined(isEmptyToo ? others : [...others, { kind: 'empty' }])),
    })
  if (!canBeEmpty) return words
  const state = (kind: 'empty' | 'filled', label: string): Word => {
    const isChosen = filter?.kind === kind
    return { key: kind, label, isChosen, onPress: () => onChoose(isChosen ? undefined : { kind }) }
  }
  return [...words, state('empty', t('Trống')), state('filled', t('Không trống'))]
}

/** Whether a condition has values, chosen or excluded. */
export function hasValues(
  condition: FilterCondition,
): condition is Extract<FilterCondition, { readonly values: readonly string[] }> {
  return 'values' in condition
}
