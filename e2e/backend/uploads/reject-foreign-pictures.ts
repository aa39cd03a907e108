import type { Field } from '#descriptor/field.ts'
import { isRecord } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import { foreignPictureText } from '#kit/rich-text/safe-address.ts'
import { sourceText } from '#text/text.ts'
import { storedFields } from '../records/record-table.ts'
import { HttpError } from '../server/reply.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Throws a 422 for a picture of another site that the record did not have before: the content security policy lets no browser
 * fetch it. `origins` are those of this site and of its CDN.
 */
export function rejectForeignPictures(
  resource: Resource,
  values: Values,
  before: Values | null,
  origins: readonly string[] = [],
): void {
  const fields = storedFields(resource)
  const had = new Set(fields.flatMap(([name, field]) => addressesOf(field, before?.[name])))
  const isForeign = (address: string) => !had.has(address) && !isOwn(address, origins)
  for (const [name, field] of fields) {
    if (!addressesOf(field, values[name]).some(isForeign)) continue
    const message = sourceText(foreignPictureText)
    throw new HttpError(422, message, { errors: { [pathOf(resource, name)]: message } })
  }
}

/** The addresses of the pictures in a value; a rich text has been sanitised, which quotes attributes. */
function addressesOf({ kind }: Field, value: unknown): readonly string[] {
  if (kind === 'richText')
    return [...addressOf(value).matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/g)].map(([, src = '']) => src)
  if (kind === 'image') return [addressOf(value)]
  return kind === 'images' && Array.isArray(value) ? value.map(addressOf) : []
}

function addressOf(value: unknown): string {
  if (isRecord(value)) return addressOf(value['url'])
  return typeof value === 'string' ? value : ''
}

const HERE = 'http://here.invalid'

/** Whether an address is relative or of an allowed origin. A text that is no address counts as own: no browser fetches it. */
function isOwn(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address, HERE)) return true
  const { origin } = new URL(address, HERE)
  return origin === HERE || origins.includes(origin)
}
