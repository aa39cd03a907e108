import type { Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import type { FormValues } from './use-baseline.ts'

/** The values of a new record made from those of a stored one: unknown values take their initial ones. */
export function valuesOfNew(resource: Resource, stored: FormValues): FormValues {
  const known = Object.entries(stored).filter(([, value]) => value !== undefined)
  return { ...newValues(resource), ...Object.fromEntries(known) }
}
