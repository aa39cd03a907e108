import { type ApiCall, type Credentials, content } from './api-call.ts'
import { type JsonSchema, objectSchema, schemaRef } from './json-schema.ts'

/** The body of a failed call. */
export const refusalSchema: JsonSchema = {
  ...objectSchema(
    {
      code: { const: 0 },
      message: { type: 'string', description: 'One sentence for the user.' },
      errors: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'What is wrong with each field.',
      },
      outcome: { const: 'unknown', description: 'The write may have been stored.' },
    },
    ['code', 'message'],
  ),
}

const reasons: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  401: 'The token or the proof is missing, expired or used: `WWW-Authenticate` names which.',
  403: 'The user may not do that.',
  404: 'There is no such record.',
  409: 'The state of other records does not allow it.',
  412: 'The record has changed since it was read.',
  413: 'The body is too large.',
  415: 'The body has another media type.',
  421: 'The server is not configured for this host.',
  422: 'A value is refused; `errors` has the fields.',
  429: 'Too many attempts; `Retry-After` has the seconds.',
  500: 'The server failed.',
  503: 'The database is unavailable; nothing was stored, unless `outcome` is unknown.',
  507: 'The disk of the server is full; nothing was stored.',
}

/** The responses of refusals by name. */
export const refusalResponses: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(reasons).map(([status, description]) => [
    `Refusal${status}`,
    { description, content: { 'application/json': { schema: schemaRef('Refusal') } } },
  ]),
)

/** The statuses of refusals that every call can have, by its credentials. */
const common: Readonly<Record<Credentials, readonly number[]>> = {
  token: [400, 401, 403, 421, 500, 503, 507],
  proof: [401, 421, 500, 503, 507],
  none: [421, 500, 503, 507],
}

/** The responses of a call that is refused, by status. */
export function refusals(
  { refusals: own = [], refusal: body, refusalType = 'application/json' }: ApiCall,
  credentials: Credentials,
): JsonSchema {
  const statuses = [...new Set([...common[credentials], ...own])].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      body
        ? {
            description: reasons[status],
            content: content({
              'application/json': schemaRef('Refusal'),
              [refusalType]: { anyOf: [body, schemaRef('Refusal')] },
            }),
          }
        : { $ref: `#/components/responses/Refusal${status}` },
    ]),
  )
}
