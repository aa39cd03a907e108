import { readText } from './read.ts'
import type { Resource } from './resource.ts'
import { type RowBase, valueOf } from './row.ts'

/** The field that holds the address of a record's own page; undefined for records that have none. */
export function slugKeyOf(resource: Resource): string | undefined {
  return Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'slug')
}

/**
 * Where customers find a record, made from its slug: "phi-van-chuyen" → "/guide/phi-van-chuyen". A slug that is an
 * address already stays as it is; '' for a record without one.
 */
export function customerPath(resource: Resource, row: RowBase): string {
  const slug = readText(valueOf(row, slugKeyOf(resource) ?? '')).trim()
  if (slug === '' || slug.startsWith('/') || /^https?:\/\//i.test(slug)) return slug
  return `${resource.form.path ?? resource.path}/${encodeURIComponent(slug)}`
}
