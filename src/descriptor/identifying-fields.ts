import type { Resource } from './resource.ts'
import { uniqueFields } from './unique-fields.ts'

/** The names of the fields besides the label that identify a record: unique ones, then codes. */
export function identifyingFields(resource: Resource): readonly string[] {
  const unique = uniqueFields(resource)
  const codes = Object.keys(resource.fields).filter((name) => {
    const field = resource.fields[name]
    return field?.kind === 'text' && field.code === true && !unique.includes(name)
  })
  return [...unique, ...codes].filter((name) => name !== resource.label)
}
