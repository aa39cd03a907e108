import { readText } from './read.ts'
import type { Resource } from './resource.ts'
import { type RowBase, valueOf } from './row.ts'

/** The field with the address of a record's public page; undefined for resources without one. */
export function slugKeyOf(resource: Resource): string | undefined {
  return Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'slug')
}

/**
 * The path of a record's public page, from its slug: "phi-van-chuyen" → "/guide/phi-van-chuyen". A slug that
 * is already an address is returned unchanged; '' for a record without a slug.
 */
export function customerPath(resource: Resource, row: RowBase): string {
  const slug = readText(valueOf(row, slugKeyOf(resource) ?? '')).trim()
  if (slug === '' || slug.startsWith('/') || /^https?:\/\//i.test(slug)) return slug
  return `${resource.form.path ?? resource.path}/${encodeURIComponent(slug)}`
}
