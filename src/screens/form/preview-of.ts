import { customerPath } from '#descriptor/customer-path.ts'
import { type Raw, readAddresses, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type AnyRow, type Row, rowOf, type UnknownValue, unknownOf } from '#descriptor/row.ts'
import { bodyOf, type Saver } from '#descriptor/wire.ts'

/** The content of a form: the record as it was read, null for a new one, and its current values. */
interface FormContent {
  readonly record: Row | null
  readonly values: Readonly<Record<string, unknown>>
  readonly actor: Saver
}

/** The parts of a public page that are fields of its record. */
type Part = 'title' | 'body' | 'picture' | 'summary' | 'by'

/** The received values of the parts whose values are unknown. */
export type UnknownParts = Readonly<Partial<Record<Part, UnknownValue>>>

/**
 * The texts of the public page after a save: blanks filled, the author stamped (S3-14 to S3-16). An unknown value is '',
 * with what came in `unknown`.
 */
export function previewOf(resource: Resource, { record, values, actor }: FormContent) {
  const { preview } = resource.form
  const body = bodyOf(resource, { before: record, values, actor })
  const saved: AnyRow = rowOf<Resource>(resource, body)
  const unknown = record ? unknownIn(resource, body) : {}
  const textOf = (name: string | undefined) => (name === undefined ? '' : readText(saved[name]).trim())
  return {
    title: textOf(preview?.title),
    body: textOf(preview?.body),
    picture: readAddresses(saved[preview?.picture ?? ''])[0] ?? '',
    summary: textOf(preview?.summary),
    by: textOf(preview?.by),
    unknown,
    address: preview?.address === undefined ? undefined : decoded(customerPath(resource, saved)),
  }
}

function unknownIn(resource: Resource, body: Raw): UnknownParts {
  const { preview } = resource.form
  const parts = ['title', 'body', 'picture', 'summary', 'by'] as const
  const found = parts.flatMap((part) => {
    const name = preview?.[part]
    const unknown = name === undefined ? null : unknownOf(resource, name, body)
    return unknown ? [[part, unknown]] : []
  })
  return Object.fromEntries(found) as UnknownParts
}

// Decoded, as browsers show it.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
