import type { Raw } from '#descriptor/envelope.ts'
import type { Resource } from '#descriptor/resource.ts'
import { wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'
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
  let clean = body
  for (const [name, field] of storedFields(resource)) {
    if (field.kind !== 'richText') continue
    const wire = wireName(resource, name, body)
    const html = valueAt(body, wire)
    if (typeof html !== 'string') continue
    const cleanHtml = await cleanText(html)
    if (cleanHtml === null) {
      const message = 'Nội dung lồng nhau quá sâu, hãy dán lại dạng chữ thường.'
      throw new HttpError(422, message, { errors: { [field.at ?? name]: message } })
    }
    clean = withValueAt(clean, wire, cleanHtml)
  }
  return clean as CleanBody
}
