import { type Problems, problem } from '#descriptor/problem.ts'
import { type Resource } from '#descriptor/resource.ts'
import { isBlank, savedValue } from '#descriptor/tidy.ts'
import { uniqueFields } from '#descriptor/unique-fields.ts'
import { type Before, validate } from '#descriptor/validate.ts'
import type { FormValues } from './use-form-inputs.ts'

/**
 * The problems of a form by field name. Besides the rules of the fields, a record does not lose or begin
 * without its unique address: a title of signs only makes none. A back-end may have records without one.
 */
export function formProblems(resource: Resource, values: FormValues, before: Before | null = null): Problems {
  const unfilled = uniqueFields(resource).filter((name) => {
    const field = resource.fields[name]
    if (field?.kind !== 'slug' || !field.slugFrom || isBlank(values[field.slugFrom])) return false
    const isStoredBlank = before !== null && isBlank(before.values[name])
    return !isStoredBlank && isBlank(savedValue(field, name, values))
  })
  const required = unfilled.map((name) => [name, problem('required')])
  return { ...Object.fromEntries(required), ...validate(resource, values, before) }
}
