import { customerPath } from '#descriptor/customer-path.ts'
import { readAddresses, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type AnyRow, type Row, rowOf } from '#descriptor/row.ts'
import { type Actor, bodyOf } from '#descriptor/wire.ts'

/** The content of a form: the record as it was read, null for a new one, and its current values. */
interface FormContent {
  readonly record: Row | null
  readonly values: Readonly<Record<string, unknown>>
  readonly actor: Actor
}

/** The texts of the public page after a save: blanks filled, the author stamped (S3-14 to S3-16). */
export function previewOf(resource: Resource, { record, values, actor }: FormContent) {
  const { preview } = resource.form
  const saved: AnyRow = rowOf<Resource>(resource, bodyOf(resource, { before: record, values, actor }))
  const textOf = (name: string | undefined) => (name === undefined ? '' : readText(saved[name]).trim())
  return {
    title: textOf(preview?.title),
    body: textOf(preview?.body),
    picture: readAddresses(saved[preview?.picture ?? ''])[0] ?? '',
    summary: textOf(preview?.summary),
    by: textOf(preview?.by),
    address: preview?.address === undefined ? undefined : decoded(customerPath(resource, saved)),
  }
}

// Decoded, as browsers show it.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
