import type { Raw } from '#descriptor/envelope.ts'
import type { Resource } from '#descriptor/resource.ts'
import { wireName } from '#descriptor/row.ts'
import { Refusal } from '../reply.ts'
import { cleanText } from './clean-text.ts'
import { storedFields } from './record-table.ts'

/** A body with its rich texts cleaned, before any row is locked; refuses one that cannot be with a 422 that names it. */
export async function cleanBody(resource: Resource, body: Raw): Promise<Raw> {
  const cleaned: Record<string, unknown> = {}
  for (const [name, field] of storedFields(resource)) {
    const wire = wireName(resource, name, body)
    const html = field.kind === 'richText' && Object.hasOwn(body, wire) ? body[wire] : undefined
    if (typeof html !== 'string') continue
    const clean = await cleanText(html)
    if (clean === null) {
      const message = 'Nội dung lồng nhau quá sâu, hãy dán lại dạng chữ thường.'
      throw new Refusal(422, message, { errors: { [name]: message } })
    }
    cleaned[wire] = clean
  }
  return { ...body, ...cleaned }
}
