import type { Resource } from '#descriptor/resource.ts'

/** The fields of a record in a list: a back-end may leave out rich text where a record can be read on its own. */
export function listedFields({ fields, operations }: Resource): readonly string[] {
  return Object.keys(fields).filter((name) => !operations.one || fields[name]?.kind !== 'richText')
}
