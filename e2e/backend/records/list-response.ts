import type { Context } from 'hono'
import type { RawPage } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'

/** The response with a page of records, in the shape of the operation. */
export function listResponse(c: Context, resource: Resource, operation: Operation, page: RawPage): Response {
  const { write, headers } = operation.envelope ?? resource.envelope
  for (const [name, value] of Object.entries(headers?.(page) ?? {})) c.header(name, value)
  return c.json(write(page))
}
