import { slugKeyOf } from '#descriptor/customer-path.ts'
import type { Field, Kind } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'

/** Fields of a resource that can name other records: by their ids, or by the address of a page or of a file. */
export interface Relation {
  readonly resource: Resource
  readonly names: readonly string[]
  readonly by: 'id' | 'page' | 'file'
}

/** The fields that hold ids of a resource, one relation each, in the order of the resources. */
export function idRelations(target: Resource, resources: readonly Resource[]): readonly Relation[] {
  return resources.flatMap((resource) =>
    namesWhere(resource, (field) => pointsTo(field, resource, target)).map(
      (name): Relation => ({ resource, names: [name], by: 'id' }),
    ),
  )
}

/** The fields that can link to the page of a record, one relation a resource; none for records without a page. */
export function pageRelations(target: Resource, resources: readonly Resource[]): readonly Relation[] {
  return slugKeyOf(target) === undefined ? [] : addressRelations(resources, 'page')
}

/** The fields that can show a file, one relation a resource. */
export function fileRelations(resources: readonly Resource[]): readonly Relation[] {
  return addressRelations(resources, 'file')
}

const kinds: Readonly<Record<'page' | 'file', ReadonlySet<Kind>>> = {
  page: new Set<Kind>(['url', 'richText']),
  file: new Set<Kind>(['image', 'images', 'richText']),
}

function addressRelations(resources: readonly Resource[], by: 'page' | 'file'): readonly Relation[] {
  return resources.flatMap((resource): readonly Relation[] => {
    const names = addressFields(resource, by)
    // A record of settings is in no list.
    return names.length > 0 && resource.operations.list ? [{ resource, names, by }] : []
  })
}

/** The fields of a resource that can link to a page, or show a file. */
export function addressFields(resource: Resource, by: 'page' | 'file'): readonly string[] {
  return namesWhere(resource, ({ kind }) => kinds[by].has(kind))
}

function pointsTo(field: Field, resource: Resource, target: Resource): boolean {
  if (field.kind === 'parent') return resource.name === target.name
  return (field.kind === 'reference' || field.kind === 'references') && field.to().name === target.name
}

function namesWhere({ fields }: Resource, isWanted: (field: Field) => boolean): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isWanted(field) ? [name] : []))
}
