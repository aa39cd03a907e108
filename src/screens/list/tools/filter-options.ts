import type { Field, Referable } from '#descriptor/field.ts'
import { filteringOf, rangeOf } from '#descriptor/filters/filter-text.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import type { Tint } from '#descriptor/tint.ts'
import type { Translate } from '#hooks/use-text.ts'

/** An option of a filter: its value in the address, its translated label, and its tint where it is a state. */
export interface FilterOption {
  readonly value: string
  readonly label: string
  readonly tint?: Tint | undefined
}

/**
 * The control of a filter, by the kind of its field: drawn options of which one or several can be chosen, the records of
 * another resource, a range of numbers or days, or only whether the field is empty.
 */
export type FilterControl =
  | { readonly kind: 'options' | 'choices'; readonly options: readonly FilterOption[] }
  | { readonly kind: 'reference'; readonly target: Referable }
  | { readonly kind: 'range'; readonly isOfDays: boolean }
  | { readonly kind: 'presence' }

/** The control of a filter with its translated options; undefined for a kind that has no filter. */
export function filterControl(field: Field, t: Translate): FilterControl | undefined {
  const filtering = filteringOf(field)
  if (filtering === 'presence') return { kind: 'presence' }
  if (filtering === 'range') return { kind: 'range', isOfDays: rangeOf(field) === 'days' }
  if (field.kind === 'reference' || field.kind === 'references')
    return { kind: 'reference', target: field.to() }
  if (field.kind === 'toggle') {
    const { on, off } = toggleWords(field)
    const options = [
      { value: 'true', label: t(on) },
      { value: 'false', label: t(off) },
    ]
    return { kind: 'options', options }
  }
  if (field.kind !== 'choice' && field.kind !== 'manyChoice') return undefined
  const tints: Readonly<Partial<Record<string, Tint>>> = ('tints' in field && field.tints) || {}
  const known = Object.entries({ ...field.options, ...field.legacyOptions })
  const options = known.map(([value, label]) => ({ value, label: t(label), tint: tints[value] }))
  return { kind: 'choices', options }
}

/** Whether a filter offers records without a value: not for a field that always has one. */
export function mayBeEmpty(field: Field): boolean {
  return !field.required && field.kind !== 'readOnly' && field.kind !== 'toggle'
}
