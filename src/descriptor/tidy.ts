import type { Field } from './field.ts'
import { readText } from './read.ts'
import { slugOf } from './slug.ts'

/**
 * A field's value as it is saved: a blank one takes the value of the field that `blankTo` names, a blank
 * address the slug of the field that `slugFrom` names.
 */
export function savedValue(
  field: Field | undefined,
  name: string,
  values: Readonly<Record<string, unknown>>,
): unknown {
  const value = values[name]
  if (!isBlank(value)) return value
  if (field?.blankTo) return values[field.blankTo]
  return field?.kind === 'slug' && field.slugFrom ? slugOf(readText(values[field.slugFrom])) : value
}

/** Whether a value is text without a visible character. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/** A text in NFC without surplus white space. */
export const tidyText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** A text as a back-end may store it; any other value unchanged. */
export const tidy = (value: unknown): unknown => (typeof value === 'string' ? tidyText(value) : value)
