import type { Raw } from '#descriptor/envelope.ts'
import type { Resource } from '#descriptor/resource.ts'
import { wireName } from '#descriptor/row.ts'
import { HttpError } from '../server/reply.ts'
import { cleanText } from './clean-text.ts'
import { storedFields } from './record-table.ts'

declare const cleaned: unique symbol

/** A body with sanitised rich texts. */
export type CleanBody = Raw & { readonly [cleaned]: true }

/**
 * Sanitises the rich texts of a body; throws a 422 with the field's name when that fails. Call it before a transaction begins:
 * a long text may take seconds, during which the transaction would hold its connection.
 */
export async function cleanBody(resource: Resource, body: Raw): Promise<CleanBody> {
  const texts: Record<string, unknown> = {}
  for (const [name, field] of storedFields(resource)) {
    const wire = wireName(resource, name, body)
    const html = field.kind === 'richText' && Object.hasOwn(body, wire) ? body[wire] : undefined
    if (typeof html !== 'string') continue
    const clean = await cleanText(html)
    if (clean === null) {
      const message = 'Nội dung lồng nhau quá sâu, hãy dán lại dạng chữ thường.'
      throw new HttpError(422, message, { errors: { [name]: message } })
    }
    texts[wire] = clean
  }
  return { ...body, ...texts } as CleanBody
}
