import type { Resource } from './resource.ts'

/** The names of the fields whose values must be unique among the records of a resource. */
export function uniqueFields(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => {
    const field = resource.fields[name]
    if (name === resource.typedKey) return true
    if (field?.kind === 'slug') return field.unique ?? field.lookup !== undefined
    return (field?.kind === 'text' || field?.kind === 'email') && field.unique === true
  })
}

/** The names of the fields besides the label that identify a record: unique ones, then codes. */
export function identifyingFields(resource: Resource): readonly string[] {
  const unique = uniqueFields(resource)
  const codes = Object.keys(resource.fields).filter((name) => {
    const field = resource.fields[name]
    return field?.kind === 'text' && field.code === true && !unique.includes(name)
  })
  return [...unique, ...codes].filter((name) => name !== resource.label)
}
