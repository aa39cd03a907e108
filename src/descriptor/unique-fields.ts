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
