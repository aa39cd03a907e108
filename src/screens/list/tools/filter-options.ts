import type { Field, Referable } from '#descriptor/field.ts'
import type { Translate } from '#hooks/use-text.ts'

/** An option of a filter: its value in the address and its translated label. */
export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** The control of a filter, by the kind of its field: drawn options, or the records of another resource. */
export type FilterControl =
  | { readonly kind: 'options'; readonly options: readonly FilterOption[] }
  | { readonly kind: 'reference'; readonly target: Referable }

/** The control of a filter with its translated options; undefined for a kind that has no filter. */
export function filterControl(field: Field, t: Translate): FilterControl | undefined {
  if (field.kind === 'reference') return { kind: 'reference', target: field.to() }
  if (field.kind === 'toggle') {
    const { on, off } = field.words ?? { on: 'Bật', off: 'Tắt' }
    const options = [
      { value: 'true', label: t(on) },
      { value: 'false', label: t(off) },
    ]
    return { kind: 'options', options }
  }
  if (field.kind !== 'choice') return undefined
  const known = Object.entries({ ...field.options, ...field.legacyOptions })
  return { kind: 'options', options: known.map(([value, label]) => ({ value, label: t(label) })) }
}
